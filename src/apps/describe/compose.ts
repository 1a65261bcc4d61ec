import { freeId } from "../outline/id-of.ts";
import { capitalised } from "../outline/nouns.ts";
import type {
  Outline,
  OutlineAction,
  OutlineField,
  OutlineRule,
  OutlineSample,
  OutlineTable,
  OutlineView,
} from "../outline/outline.ts";
import { isVisited, suitableViews, whenOf } from "../outline/suitable-views.ts";
import type { PackField, PackTable } from "../packs/pack.ts";
import type { DraftField, DraftReminder, DraftRole, DraftTable } from "./draft.ts";
import type { DraftSum } from "./read-sums.ts";
import { keyOf } from "./text.ts";

type Rights = NonNullable<NonNullable<Outline["roles"]>["user"]>;
type Made = OutlineTable & { draft: DraftTable };

/** People who work for the owner: records are about others. */
const HELPERS = new Set(["staff", "volunteers", "teachers", "suppliers", "contractors", "waiting"]);

/** From three named fields on, people have said what they want: usual fields stay away. */
const ENOUGH = 3;

/** Makes tables with fields, links, views, actions, rules and sample records of what the text says. */
export class Composer {
  readonly made: Made[] = [];
  constructor(drafts: readonly DraftTable[]) {
    const taken = new Set<string>();
    for (const draft of drafts) {
      const { one, many, pack } = draft;
      const id = freeId(many, taken);
      this.made.push({ id, one, many, fields: [], draft, ...(pack?.icon && { icon: pack.icon }) });
    }
    for (const table of this.made) this.#addFields(table);
    for (const table of this.made) this.#addLinks(table);
    this.#linkEvents();
    for (const table of this.made) this.#addTitle(table);
  }

  /** The tables with everything that belongs to them. */
  finish(): OutlineTable[] {
    this.#settleComputed();
    for (const table of this.made) {
      const { pack } = table.draft;
      this.#keepParts(table, pack);
      table.samples = this.#samplesOf(table);
    }
    return this.made.map(({ draft: _, ...table }) => ({
      ...table,
      views: table.views ?? suitableViews(table, this.made),
    }));
  }

  tableOf(draft: DraftTable) {
    return this.made.find((table) => table.draft === draft);
  }

  #ofPack = (id: string) => this.made.filter(({ draft }) => draft.pack?.id === id);

  #addFields(table: Made) {
    const { draft } = table;
    const { pack, fields: asked } = draft;
    // The computed title of a record has the id "title".
    const taken = new Set(["title", ...(pack?.fields.map(({ id }) => id) ?? [])]);
    const isLean = asked.filter(({ mayLink }) => !mayLink).length >= ENOUGH;
    for (const field of pack?.fields ?? []) {
      const wish = asked.find(({ own }) => own === field);
      if (field.isExtra && !wish) continue;
      const isWhen =
        (field.kind === "date" || field.kind === "date-time") &&
        field === pack?.fields.find(({ kind }) => kind === field.kind);
      const isUsual =
        field.isRequired ||
        field.kind === "link" ||
        field.kind === "running-number" ||
        field.summary !== undefined ||
        (isWhen && /^(?:event|document)$/.test(pack?.sort ?? ""));
      if (isLean && !wish && !isUsual && !field.formula && field.id !== "name") continue;
      const made = this.#packField(table, field, wish);
      if (made) table.fields.push(made);
    }
    if (!pack) table.fields.push(...usualFields(draft, isLean));
    for (const { id } of table.fields) taken.add(id);
    for (const field of asked) {
      if (field.own && table.fields.some(({ id }) => id === field.own?.id)) continue;
      if (!pack && table.fields.some(({ name }) => keyOf(name) === keyOf(field.name))) {
        const same = table.fields.find(({ name }) => keyOf(name) === keyOf(field.name));
        if (same && field.choices) Object.assign(same, { kind: field.kind, choices: field.choices });
        continue;
      }
      this.#addBeforeNotes(table, this.#askedField(table, field, taken));
    }
  }

  /** A field of a pack. A link leads to the first of its tables that the app has. */
  #packField(table: Made, field: PackField, wish?: DraftField): OutlineField | undefined {
    const { words: _, isExtra: __, otherwise, to, ...rest } = field;
    const choices = wish?.choices ?? rest.choices;
    const kind = wish?.choices ? (wish.kind === "choices" ? "choices" : "choice") : rest.kind;
    const isOther = wish?.choices && rest.default !== undefined;
    const plain = { ...rest, kind, ...(choices && { choices }), ...(isOther && { default: choices?.[0] }) };
    if (wish && wish.name !== field.name && !wish.mayLink) plain.name = wish.name;
    if (field.kind !== "link") return plain;
    const targets = (to?.split("|") ?? []).flatMap((id) => this.#ofPack(id)).filter((one) => one !== table);
    // Things that no pack knows are what is inspected or harvested, if they are named before.
    const own = /^(?:what|plant|animal|recipe|item)$/.test(field.id)
      ? this.made.find((one) => one !== table && !one.draft.pack && one.draft.sort === "thing")
      : undefined;
    const isFirst = own && !targets.some((one) => this.made.indexOf(one) < this.made.indexOf(own));
    const target = isFirst ? own : targets[0];
    if (own && target === own) return { ...plain, to: own.id, name: own.one };
    if (target) {
      const isNamed = to
        ?.split("|")
        .some((id) => id === `${keyOf(field.name)}s` || this.#isNameOf(field.name, id));
      return { ...plain, to: target.id, ...(isNamed && { name: target.one }) };
    }
    if (!otherwise && !wish) return undefined;
    const { isMany: ___, isRequired: ____, ...text } = plain;
    return { ...text, kind: otherwise ?? "text", ...(wish?.mayLink && { name: wish.name }) };
  }

  /** "Customer" is the name of a link to any people; "handled by" is not. */
  #isNameOf(name: string, id: string) {
    return (
      /^(?:Customer|Guest|Pupil|Member|Item|Vehicle|Room|Product|Project|Job|Property|Event|Session|Teacher|Animal|Plant|Recipe|Course|Team|Company|Invoice|Owner|Donor)$/.test(
        name,
      ) && id !== ""
    );
  }

  #askedField(table: Made, field: DraftField, taken: Set<string>): OutlineField {
    const { name, kind, choices, mayLink, unit } = field;
    const id = freeId(name, taken);
    const target =
      mayLink?.flatMap(({ table }) => this.#ofPack(table.id))[0] ?? this.#namedTable(table, field);
    if (target && target !== table) return { id, name, kind: "link", to: target.id };
    // "Appointment" without a table of appointments is a date.
    if (
      mayLink?.every(({ table }) => table.sort === "event") &&
      /(?:appointment|interview|meeting|viewing|visit|call|hearing|exam|test|delivery|collection)$/i.test(
        name,
      )
    )
      return { id, name, kind: "date-time" };
    const summary = kind === "money" && !/price|rate|fee/i.test(name) ? { summary: "sum" as const } : {};
    return { id, name, kind, ...(choices && { choices }), ...(unit && { unit }), ...summary };
  }

  /** "Glaze used" leads to the glazes, and "owner" to the only people of the app. */
  #namedTable(table: Made, { name, kind, mayLink, choices }: DraftField) {
    if (kind !== "text" || choices) return undefined;
    const words = keyOf(name).split(" ");
    const named = this.made.find(
      (one) =>
        one !== table &&
        (one.draft.key === words.join(" ") ||
          one.draft.key === words[0] ||
          (words.length < 3 && one.draft.key === words.at(-1))),
    );
    if (named) return named;
    const people = this.made.filter(({ draft }) => draft.sort === "person");
    return /owner|holder|borrower|keeper|guardian/i.test(name) &&
      mayLink?.some((word) => word.table.sort === "person") &&
      people.length === 1
      ? people[0]
      : undefined;
  }

  #addBeforeNotes({ fields }: Made, field: OutlineField) {
    const last = fields.at(-1);
    if (last?.kind === "long-text") fields.splice(-1, 0, field);
    else fields.push(field);
  }

  /** Links that the text names, unless the pack has them already. */
  #addLinks(table: Made) {
    for (const { to, isMany } of table.draft.links) {
      const target = this.tableOf(to);
      if (!target || target === table || this.#links(table).includes(target.id)) continue;
      this.#addLink(table, target, isMany);
    }
  }

  #links = ({ fields }: Made) => fields.flatMap(({ kind, to }) => (kind === "link" && to ? [to] : []));

  #addLink(table: Made, target: Made, isMany = false) {
    const taken = new Set(table.fields.map(({ id }) => id));
    const text = table.fields.findIndex(
      ({ kind, name }) => kind === "text" && keyOf(name) === keyOf(target.one),
    );
    const old = text >= 0 ? table.fields[text] : undefined;
    const id = old?.id ?? freeId(target.one, taken);
    const link: OutlineField = {
      id,
      name: target.one,
      kind: "link",
      to: target.id,
      ...(isMany && { isMany }),
    };
    if (old) table.fields[text] = link;
    else table.fields.splice(Math.min(1, table.fields.length), 0, link);
  }

  /** A record of what happens refers to what it happens to, and to whom. */
  #linkEvents() {
    const hasRegister = this.#ofPack("attendance").length > 0;
    for (const table of this.made) {
      const { sort, pack } = table.draft;
      if (sort !== "event" && sort !== "document" && sort !== "work") continue;
      const links = this.#links(table);
      const others = this.made.filter(
        (one) =>
          one !== table &&
          !/^(?:event|document|work)$/.test(one.draft.sort) &&
          !this.#links(one).includes(table.id),
      );
      const isLinked = (one: Made) =>
        links.includes(one.id) ||
        links.some((id) => this.#links(this.made.find((made) => made.id === id) ?? one).includes(one.id));
      // The first table that people name is mostly the subject of the app. A pack knows its own tables.
      const thing = others.find(
        ({ draft }) => (draft.sort === "thing" || draft.sort === "place") && (!pack || !draft.pack),
      );
      const work =
        others.length < this.made.length ? this.made.find(({ draft }) => draft.sort === "work") : undefined;
      const about = thing ?? (pack || table === work ? undefined : work);
      if (sort === "event" && links.length === 0 && about) this.#addLink(table, about);
      const person = others.find(
        ({ draft }) => draft.sort === "person" && !HELPERS.has(draft.pack?.id ?? ""),
      );
      const isGroup =
        pack?.id === "sessions" ||
        pack?.id === "events" ||
        (pack?.id === "matches" && this.#ofPack("teams").length > 0) ||
        pack?.id === "expenses" ||
        pack?.id === "batches" ||
        pack?.id === "tasks" ||
        pack?.id === "fuel";
      if (
        person &&
        !(isGroup && (hasRegister || pack?.id !== "sessions")) &&
        !isLinked(person) &&
        !this.#linksPeople(table)
      )
        this.#addLink(table, person);
    }
  }

  #linksPeople = (table: Made) =>
    this.#links(table).some(
      (id) =>
        this.made.find((one) => one.id === id)?.draft.sort === "person" &&
        !HELPERS.has(this.made.find((one) => one.id === id)?.draft.pack?.id ?? ""),
    );

  #addTitle(table: Made) {
    const { pack } = table.draft;
    const has = (id: string) => table.fields.some((field) => field.id === id);
    const pieces = [...(pack?.title ?? "").matchAll(/\{([a-z0-9-]+)\}/g)].flatMap(([, id = ""]) =>
      has(id) ? [id] : [],
    );
    const isNamed = table.fields.some(({ id, kind }) => id === "name" || kind === "text");
    if (pack?.title ? pieces.length > 0 : false) table.title = pieces.map((id) => `{${id}}`).join(", ");
    else if (!isNamed || (!pack && table.draft.sort === "event")) {
      const link = table.fields.find(({ kind }) => kind === "link");
      if (link) table.title = `{${link.id}}`;
    }
    if (table.title === "{name}") delete table.title;
  }

  /** Roll-ups and look-ups of packs name tables of packs, and formulas name fields, that may not be there. */
  #settleComputed() {
    for (const table of this.made)
      table.fields = table.fields.flatMap((field) => {
        if (field.kind === "formula") {
          const ids = [...(field.formula ?? "").matchAll(/\{([a-z0-9-]+)\}/g)].map(([, id]) => id);
          return ids.every((id) => table.fields.some((one) => one.id === id)) ? [field] : [];
        }
        if (!field.along?.includes(".") || field.kind === "link") return [field];
        const [packId = "", link = ""] = field.along.split(".");
        const other = this.made.find(({ id, draft }) => draft.pack?.id === packId || id === packId);
        const found = other?.fields.find((one) => one.id === link && one.to === table.id);
        const has = field.field === undefined || other?.fields.some(({ id }) => id === field.field);
        return other && found && has ? [{ ...field, along: `${other.id}.${link}` }] : [];
      });
  }

  addSum(sum: DraftSum) {
    const named = this.made.find((table) =>
      sum.on.some((stem) => keyOf(table.one) === stem || table.draft.key.split(" ").at(-1) === stem),
    );
    const table =
      named ??
      this.made.find(({ draft }) => draft.sort === "person") ??
      this.made.find(({ draft }) => draft.sort === "place" || draft.sort === "thing");
    if (!table) return undefined;
    const linking = this.made.flatMap((other) => {
      const link = other.fields.find(({ kind, to }) => kind === "link" && to === table.id);
      return link && other !== table ? [{ other, link }] : [];
    });
    const isTime = sum.of.some((stem) => stem === "hour" || stem === "time");
    const figured = (field: OutlineField) =>
      isTime ? field.kind === "duration" : field.kind === "money" || sum.of.includes(keyOf(field.name));
    const wanted = linking.find(({ other }) => sum.of.includes(other.draft.key.split(" ").at(-1) ?? ""));
    const summed =
      sum.figure === "sum"
        ? [...(wanted ? [wanted] : []), ...linking].find(({ other }) => other.fields.some(figured))
        : undefined;
    if (sum.isOpen && !summed) {
      const field: OutlineField = {
        id: freeId(sum.name, new Set(table.fields.map(({ id }) => id))),
        name: sum.name,
        kind: "money",
        summary: "sum",
      };
      this.#addBeforeNotes(table, field);
      return { table, field };
    }
    const from = summed ?? wanted ?? (sum.figure === "count" ? linking[0] : undefined);
    if (!from) return undefined;
    const value = summed?.other.fields.find(figured);
    const paid = from.other.fields.find(({ id, kind }) => id === "paid" && kind === "yes-no");
    if (sum.figure === "sum" && !value) return undefined;
    const taken = new Set(table.fields.map(({ id }) => id));
    const field: OutlineField = {
      ...{
        id: freeId(sum.name, taken),
        name: capitalised(sum.name),
        kind: "rollup",
        along: `${from.other.id}.${from.link.id}`,
      },
      ...(value ? { figure: "sum" as const, field: value.id } : { figure: "count" as const }),
      ...(sum.isOpen && paid && { where: [`${paid.id} no`] }),
    };
    this.#addBeforeNotes(table, field);
    return { table, field };
  }

  addReminder({ days, about, evidence }: DraftReminder) {
    const place = this.#reminderPlace(about, days, evidence.start);
    if (!place) return undefined;
    const { table, date } = place;
    const done = table.fields.find(
      ({ id, kind }) =>
        kind === "yes-no" && /^(?:done|paid|returned|coming)$/.test(id) && (id !== "paid" || days < 0),
    );
    const back = table.fields.find(({ id }) => id === "returned" && days <= 0);
    const rules = table.rules ?? [];
    table.rules = rules;
    const old = rules.findIndex((rule) => rule.date === date.id);
    const own = table.draft.pack?.rules?.find((rule) => rule.date === date.id);
    const title = table.title ? "{title}" : `{${nameOfRecord(table)}}`;
    const phone = this.#contact(table);
    const rule: OutlineRule = {
      ...{ name: reminderName(days, table.one, date.name), date: date.id, daysBefore: days },
      remind:
        own?.remind && refersOnlyTo(table, own.remind)
          ? own.remind
          : `${title}: ${date.name.toLowerCase()} {${date.id}}.`,
      ...(done && { where: [`${done.id} no`] }),
      ...(!done && back && { where: [`${back.id} empty`] }),
    };
    if (phone) {
      const id = "text";
      table.actions = [
        ...(table.actions ?? []).filter((action) => action.id !== id),
        {
          ...{ id, name: `Text the ${phone.whose.toLowerCase()}` },
          steps: [
            {
              do: "write",
              by: "sms",
              to: phone.id,
              text: `Hello, a reminder: ${title}, {${date.id}}. See you then!`,
            },
          ],
        },
      ];
      rule.actions = id;
    }
    if (old >= 0) rules[old] = rule;
    else rules.push(rule);
    return { table, date };
  }

  /** The date that a reminder is about: of the table or field that its words name, or of what happens next. */
  #reminderPlace(about: readonly string[], days: number, start: number) {
    const dates = ({ fields }: Made) => fields.filter(({ kind }) => kind === "date" || kind === "date-time");
    const isAbout = (field: OutlineField) =>
      keyOf(field.name)
        .split(" ")
        .some((stem) => stem.length > 2 && about.includes(stem));
    const named = this.made.filter(({ draft }) => about.includes(draft.key.split(" ").at(-1) ?? ""));
    for (const table of [...named, ...this.made]) {
      const date = dates(table).find(isAbout) ?? this.#extraDate(table, about);
      if (date) return { table, date };
    }
    const pick = (table: Made) => {
      const due = dates(table).find(({ name }) => /due|back|until|expir|renew|next|wanted/i.test(name));
      const when = whenOf(table.fields, isVisited(table, this.made));
      return days < 0 ? (due ?? when) : (when ?? due);
    };
    const last =
      named.length > 0 ? undefined : this.#tableBefore(start, (table) => pick(table) !== undefined);
    const order = [
      ...named,
      ...(last ? [last] : []),
      ...this.made.filter(({ draft }) => draft.sort === "event"),
      ...this.made,
    ];
    for (const table of order) {
      const date = pick(table);
      if (date) return { table, date };
    }
    const table = named[0] ?? this.made[0];
    if (!table) return undefined;
    const date: OutlineField = {
      id: freeId("Due", new Set(table.fields.map(({ id }) => id))),
      name: "Due",
      kind: "date",
    };
    this.#addBeforeNotes(table, date);
    return { table, date };
  }

  /** The table with a date that the text names last before a place. */
  #tableBefore(start: number, hasDate: (table: Made) => boolean) {
    const endOf = ({ draft }: Made) =>
      Math.max(
        -1,
        ...[draft, ...draft.fields].flatMap(({ evidence }) =>
          evidence.flatMap(({ end }) => (end <= start ? [end] : [])),
        ),
      );
    return this.made
      .filter((table) => hasDate(table) && start - endOf(table) < 120 && endOf(table) >= 0)
      .toSorted((one, other) => endOf(other) - endOf(one))[0];
  }

  /** A date of the pack that the text asks for only in its reminder: "before the MOT". */
  #extraDate(table: Made, about: readonly string[]) {
    const found = table.draft.pack?.fields.find(
      ({ id, kind, name, words = "" }) =>
        (kind === "date" || kind === "date-time") &&
        !table.fields.some((field) => field.id === id) &&
        `${name}|${words}`.split("|").some((phrase) => about.includes(keyOf(phrase))),
    );
    const field = found && this.#packField(table, found);
    if (field) this.#addBeforeNotes(table, field);
    return field;
  }

  /** A telephone number of the person that a record refers to, shown on the record. Tables may refer to each other. */
  #contact(table: Made, asked: readonly Made[] = []): { id: string; whose: string } | undefined {
    const own = table.fields.find(({ kind }) => kind === "phone");
    if (own) return { id: own.id, whose: table.one };
    for (const link of table.fields.filter(({ kind }) => kind === "link")) {
      const target = this.made.find(({ id }) => id === link.to);
      if (!target || target === table || asked.includes(target)) continue;
      const phone = target.fields.find(
        ({ kind, name }) => kind === "phone" || (kind === "lookup" && name === "Telephone"),
      );
      const behind = phone ? undefined : this.#contact(target, [...asked, table]);
      const whose = phone ? target.one : behind?.whose;
      const field = phone?.id ?? behind?.id;
      if (!field || !whose) continue;
      const known = table.fields.find(
        (one) => one.kind === "lookup" && one.along === link.id && one.field === field,
      );
      const id = known?.id ?? freeId("Telephone", new Set(table.fields.map((one) => one.id)));
      if (!known)
        this.#addBeforeNotes(table, { id, name: "Telephone", kind: "lookup", along: link.id, field });
      return { id, whose };
    }
    return undefined;
  }

  rolesOf(roles: readonly DraftRole[]): Outline["roles"] {
    if (roles.length === 0) return undefined;
    const all: NonNullable<Outline["roles"]> = {};
    for (const { role, denied, objects } of roles) {
      const isGuest = role === "guest";
      const rights: Rights =
        all[role] ??
        Object.fromEntries(
          this.made.map(({ id }) => [id, isGuest ? { see: true } : { see: true, add: true, change: true }]),
        );
      all[role] = rights;
      const isEverything = objects.some((stem) => /^(?:everything|anything|rest|all)$/.test(stem));
      const tables = this.made.filter(
        ({ one, draft }) =>
          objects.includes(keyOf(one)) || objects.includes(draft.key.split(" ").at(-1) ?? ""),
      );
      for (const table of this.made) {
        const right = rights[table.id] ?? {};
        rights[table.id] = right;
        const isNamed = tables.includes(table) || (isEverything && denied !== "only");
        if (denied === "only") {
          if (!isNamed && tables.length > 0) rights[table.id] = { see: false };
          else if (objects.includes("own")) right.isOwnOnly = true;
        } else if (denied === "see") {
          const hidden = table.fields.filter((field) => isMeant(field, objects)).map(({ id }) => id);
          if (hidden.length > 0)
            right.hidden = [...new Set([...(right.hidden?.split(" ") ?? []), ...hidden])].join(" ");
          else if (isNamed) rights[table.id] = { see: false };
        } else if (isNamed || tables.length === 0) right[denied] = false;
      }
    }
    return all;
  }

  #keepParts(table: Made, pack: PackTable | undefined) {
    const has = (id: string | undefined) =>
      id === undefined || id === "title" || table.fields.some((field) => field.id === id);
    const fits = (where: readonly string[] = []) => where.every((one) => has(one.split(" ")[0]));
    const actions = (pack?.actions ?? []).filter(
      ({ where, steps }) =>
        fits(where) &&
        steps.every((step) =>
          step.do === "set"
            ? Object.keys(step.fields).every(has)
            : step.do === "calendar"
              ? has(step.start)
              : true,
        ),
    );
    const views = pack?.views?.flatMap((view): OutlineView[] => {
      const isWhole =
        has(view.start) &&
        has(view.end) &&
        has(view.by) &&
        fits(view.where) &&
        (view.sort ?? "")
          .split(" ")
          .filter(Boolean)
          .every((id) => has(id.replace(/^-/, "")));
      if (!isWhole) return [];
      const tiles = view.tiles?.filter((tile) => has(tile.field) && has(tile.by) && fits(tile.where));
      const name = view.name === pack.many ? table.many : view.name;
      return [
        {
          ...view,
          name,
          ...(view.fields && { fields: view.fields.split(" ").filter(has).join(" ") }),
          ...(tiles && { tiles }),
        },
      ];
    });
    const more = suitableViews(table, this.made).filter(
      ({ kind, name }) =>
        !views?.some((view) => view.kind === kind || view.name === name) &&
        (kind === "record" ||
          kind === "dashboard" ||
          kind === "board" ||
          (kind === "table" && !views?.some((view) => view.kind === "cards")) ||
          kind === "cards"),
    );
    if (views && views.length > 0)
      table.views = [...views, ...more].filter(
        (view) => view.kind !== "dashboard" || (view.tiles ?? []).length > 0,
      );
    const rules = (pack?.rules ?? []).flatMap(({ isExtra, ...rule }): OutlineRule[] => {
      if (isExtra || !has(rule.date) || !fits(rule.where) || !refersOnlyTo(table, rule.remind ?? ""))
        return [];
      return table.rules?.some(({ date }) => date === rule.date) ? [] : [rule];
    });
    const kept: OutlineAction[] = [...actions, ...(table.actions ?? [])];
    const print = (action: OutlineAction) =>
      action.steps.every(
        (step) => step.do !== "print" || table.views?.some(({ name }) => name === step.view),
      );
    if (kept.length > 0) table.actions = kept.filter(print);
    const own = [...(table.rules ?? []), ...rules].map(({ actions: offered, ...rule }) => {
      const ids = offered?.split(" ").filter((id) => table.actions?.some((action) => action.id === id));
      return { ...rule, ...(ids && ids.length > 0 && { actions: ids.join(" ") }) };
    });
    if (own.length > 0) table.rules = own;
  }

  #samplesOf({ draft, fields, one }: Made): OutlineSample[] {
    const { pack } = draft;
    const isOther = pack?.isDiverse && draft.key !== keyOf(pack.one);
    if (!pack) {
      const name = fields.find(({ id }) => id === "name");
      return name && draft.sort !== "person" ? [1, 2, 3].map((at) => ({ [name.id]: `${one} ${at}` })) : [];
    }
    return (pack.samples ?? [])
      .map((sample, at) => {
        const kept = Object.entries(sample).flatMap(([id, value]): [string, string | number | boolean][] => {
          const field = fields.find((candidate) => candidate.id === id);
          const old = pack.fields.find((candidate) => candidate.id === id);
          if (!field || !old) return [];
          if (isOther && id === "name" && pack.id !== "animals") return [[id, `${one} ${at + 1}`]];
          if (isOther && /^(?:text|long-text|choice|phone)$/.test(field.kind) && id !== "name") return [];
          if (field.kind === "link") {
            const target = this.made.find((table) => table.id === field.to);
            const place = Number(/^#(\d+)$/.exec(String(value))?.[1] ?? 0);
            const count =
              target?.draft.pack?.samples?.length ?? (target && target.draft.sort !== "person" ? 3 : 0);
            return place > 0 && place <= count ? [[id, value]] : [];
          }
          if (field.kind !== old.kind || String(value).startsWith("#")) return [];
          if (field.choices && field.choices !== old.choices)
            return [[id, field.choices[at % field.choices.length] ?? ""]];
          return [[id, value]];
        });
        return Object.fromEntries(kept);
      })
      .filter((sample) => fields.every(({ id, isRequired }) => !isRequired || sample[id] !== undefined));
  }
}

const isMeant = ({ name, kind }: OutlineField, objects: readonly string[]) =>
  keyOf(name)
    .split(" ")
    .some((stem) => objects.includes(stem)) ||
  (kind === "money" &&
    objects.some((stem) =>
      /^(?:price|cost|money|amount|finance|figure|payment|total|rate|fee|pay|paid|wage|charge|earn|owe|profit|margin|remain|remains)$/.test(
        stem,
      ),
    )) ||
  (kind === "phone" && objects.some((stem) => /^(?:phone|telephone|mobile|contact)$/.test(stem))) ||
  (kind === "email" && objects.includes("contact")) ||
  (kind === "address" && objects.includes("address"));

const refersOnlyTo = ({ fields }: Made, text: string) =>
  [...text.matchAll(/\{([a-z0-9-]+)\}/g)].every(
    ([, id]) => id === "title" || fields.some((field) => field.id === id),
  );

const nameOfRecord = ({ fields }: Made) =>
  (
    fields.find(({ id }) => id === "name") ??
    fields.find(({ kind }) => kind === "text") ??
    fields.find(({ kind }) => kind === "link") ??
    fields[0]
  )?.id ?? "";

function reminderName(days: number, one: string, date: string) {
  const thing = one.toLowerCase();
  const article = /^[aeiou]/.test(thing) ? "an" : "a";
  if (days < 0) return `${capitalised(article)} ${thing} is overdue`;
  if (days === 0) return `${date} of ${article} ${thing}`;
  if (days === 1) return `The day before ${article} ${thing}`;
  return `${days} days before ${article} ${thing}: ${date.toLowerCase()}`;
}

/** The fields of a table that no pack knows. */
function usualFields({ sort, fields }: DraftTable, isLean: boolean): OutlineField[] {
  const has = (kind: string) => fields.some((field) => field.kind === kind);
  const notes: OutlineField[] =
    isLean || has("long-text") ? [] : [{ id: "notes", name: "Notes", kind: "long-text" }];
  if (sort === "event" || sort === "document") {
    const hasDate = has("date") || has("date-time");
    return [
      ...(hasDate ? [] : [{ id: "date", name: "Date", kind: "date" as const, default: "today" }]),
      ...notes,
    ];
  }
  const name: OutlineField = { id: "name", name: "Name", kind: "text", isRequired: true };
  if (sort !== "person") return [name, ...notes];
  const reach: OutlineField[] = isLean
    ? []
    : [
        { id: "phone", name: "Telephone", kind: "phone" },
        { id: "email", name: "E-mail", kind: "email" },
      ];
  return [name, ...reach, ...notes];
}
