import handleIcon from "icon:dots-six-vertical";
import shownIcon from "icon:eye";
import hiddenIcon from "icon:eye-slash";
import editIcon from "icon:pencil-simple";
import starIcon from "icon:star";
import fullStarIcon from "icon:star-fill";
import clsx from "clsx";
import { useRef } from "react";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { formatMoney } from "#src/lib/money.ts";
import { assetAddress } from "#src/lib/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import type { DataColumn } from "#src/ui/data-table.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useSortable } from "#src/ui/use-sortable.ts";
import type { ListedTemplate } from "./listed-templates.ts";
import type { TemplateOrder } from "./use-template-order.ts";

interface TemplateActions {
  /** Moving is off while the table is sorted by a column, because the order would not be visible. */
  canMove: boolean;
  /** The price of templates without one of their own; null while it is unknown, and for beta visitors. */
  standardPrice: number | null;
  order: TemplateOrder;
  onChange: (listed: ListedTemplate, fields: Partial<TemplateSetting>) => void;
  onEdit: (listed: ListedTemplate) => void;
}

const roundButton =
  "grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink";

export const templateColumns = (actions: TemplateActions): readonly DataColumn<ListedTemplate>[] => [
  {
    id: "template",
    label: "Template",
    sortBy: ({ kind }) => kind,
    cell: (listed) => <NameAndPicture listed={listed} />,
  },
  {
    id: "status",
    label: "Status",
    width: "w-30",
    sortBy: ({ setting }) => (setting.isHidden ? "Hidden" : "Published"),
    cell: ({ setting }) => (
      <Badge tone={setting.isHidden ? "grey" : "green"}>{setting.isHidden ? "Hidden" : "Published"}</Badge>
    ),
  },
  {
    id: "price",
    label: "Price",
    isNumber: true,
    width: "w-36",
    sortBy: ({ setting }) => setting.price ?? actions.standardPrice ?? -1,
    cell: ({ setting }) =>
      setting.price === null ? (
        <span className="text-muted">
          {actions.standardPrice !== null && formatMoney(actions.standardPrice)}
          <span className="block text-sm">standard price</span>
        </span>
      ) : (
        formatMoney(setting.price)
      ),
  },
  {
    id: "tags",
    label: "Tags",
    width: "w-33",
    cell: ({ setting }) =>
      setting.tags.length > 0 ? (
        <span className="line-clamp-2 text-sm" title={setting.tags.join("; ")}>
          {setting.tags.join(" · ")}
        </span>
      ) : (
        <span className="text-muted">–</span>
      ),
  },
  {
    id: "actions",
    label: "Actions",
    hidesLabel: true,
    width: "w-50",
    cell: (listed) => <Actions listed={listed} {...actions} />,
  },
];

function NameAndPicture({ listed: { kind, template, setting, picture } }: { listed: ListedTemplate }) {
  return (
    <span className={clsx("flex items-center gap-3", setting.isHidden && "text-muted")}>
      <img
        src={assetAddress(picture)}
        alt=""
        width={72}
        height={48}
        loading="lazy"
        className={clsx(
          "aspect-[3/2] w-18 shrink-0 rounded-md border border-line object-cover object-top",
          setting.isHidden && "grayscale",
        )}
      />
      <span className="min-w-0">
        <span className="block">{kind}</span>
        <span className="block truncate font-normal text-muted text-sm" title={template.name}>
          {template.name}
        </span>
      </span>
    </span>
  );
}

function Actions({ listed, canMove, order, onChange, onEdit }: TemplateActions & { listed: ListedTemplate }) {
  const { kind, setting } = listed;
  return (
    <span className="flex justify-end">
      <button
        type="button"
        aria-pressed={setting.isFeatured}
        aria-label={`Featured: ${kind}`}
        onClick={() => onChange(listed, { isFeatured: !setting.isFeatured })}
        className={clsx(roundButton, "aria-pressed:text-signal")}
      >
        <Icon path={setting.isFeatured ? fullStarIcon : starIcon} />
      </button>
      <button
        type="button"
        aria-label={`${setting.isHidden ? "Publish" : "Hide"} ${kind}`}
        onClick={() => onChange(listed, { isHidden: !setting.isHidden })}
        className={roundButton}
      >
        <Icon path={setting.isHidden ? hiddenIcon : shownIcon} />
      </button>
      <button
        type="button"
        aria-label={`Edit ${kind}`}
        onClick={() => onEdit(listed)}
        className={roundButton}
      >
        <Icon path={editIcon} />
      </button>
      <MoveHandle listed={listed} canMove={canMove} order={order} />
    </span>
  );
}

function MoveHandle({
  listed,
  canMove,
  order,
}: Pick<TemplateActions, "canMove" | "order"> & { listed: ListedTemplate }) {
  const handle = useRef<HTMLButtonElement>(null);
  useSortable(
    {
      list: "templates",
      id: listed.id,
      canDrag: canMove,
      onDrop: (id, place) => order.onDropAt(id, listed, place),
    },
    () => ({ item: handle.current?.closest("tr"), handle: handle.current }),
  );
  return (
    <button
      ref={handle}
      type="button"
      data-move={listed.id}
      data-grip=""
      onKeyDown={(event) => order.onMoveKey(event, listed)}
      disabled={!canMove}
      aria-label={`Move ${listed.kind}`}
      aria-describedby="move-hint"
      className={clsx(roundButton, "touch-none cursor-grab! disabled:opacity-40")}
    >
      <Icon path={handleIcon} />
    </button>
  );
}
