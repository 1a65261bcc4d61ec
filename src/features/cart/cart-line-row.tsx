import minusIcon from "icon:minus";
import plusIcon from "icon:plus";
import trashIcon from "icon:trash";
import { useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { AmountList } from "./amount-list.tsx";
import type { OrderLine } from "./order.ts";

interface CartLineRowProps {
  orderLine: OrderLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLineRow({ orderLine, onQuantity, onRemove }: CartLineRowProps) {
  const { name, note, quantity, maximum, amounts } = orderLine;
  const isPresent = useIsPresent();
  return (
    <m.li
      layout="position"
      exit={{ opacity: 0 }}
      inert={!isPresent}
      className="grid gap-x-6 gap-y-3 border-line border-t py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr]"
    >
      <div className="min-w-0">
        <h3 className="text-xl">{name}</h3>
        <p className="text-muted">{note}</p>
      </div>
      <div className="sm:row-span-2 sm:min-w-36 sm:text-end">
        <AmountList amounts={amounts} isProminent />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {maximum > 1 && <Quantity name={name} quantity={quantity} maximum={maximum} onChange={onQuantity} />}
        <Button look="quiet" size="small" className="-ms-3 min-h-11" onClick={onRemove}>
          <Icon path={trashIcon} />
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </m.li>
  );
}

interface QuantityProps {
  name: string;
  quantity: number;
  maximum: number;
  onChange: (quantity: number) => void;
}

function Quantity({ name, quantity, maximum, onChange }: QuantityProps) {
  const step = (change: number) => {
    const wanted = quantity + change;
    if (wanted >= 1 && wanted <= maximum) onChange(wanted);
  };
  return (
    <fieldset className="me-3 flex min-w-0 items-center rounded-[10px] border border-edge bg-raised">
      <legend className="sr-only">Quantity of {name}</legend>
      <StepButton label="One less" icon={minusIcon} isAtEnd={quantity === 1} onClick={() => step(-1)} />
      <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
      <StepButton label="One more" icon={plusIcon} isAtEnd={quantity === maximum} onClick={() => step(1)} />
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  icon: string;
  isAtEnd: boolean;
  onClick: () => void;
}

/** Uses aria-disabled at the ends of the range, so that the button keeps its focus. */
function StepButton({ label, icon, isAtEnd, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-[10px] hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-edge"
    >
      <Icon path={icon} />
    </button>
  );
}
