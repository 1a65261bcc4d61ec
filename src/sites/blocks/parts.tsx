import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { LinkValue } from "../fields.ts";
import { isSafeLink } from "../links.ts";
import { type Marked, partsOfText, readMarks } from "../marked-text.ts";
import type { Scope } from "./define-block.ts";

/** Renders entries in order. Indexes serve as keys, since what a person types may occur twice. */
export function Each<T>({ of, field, children }: EachProps<T>) {
  const draw = (entry: T, index: number) => {
    const element = children(entry, index);
    if (field === undefined || !isValidElement(element)) return element;
    const mark = typeof entry === "string" ? "data-field" : "data-entry";
    return cloneElement(element, { [mark]: `${field}.${index}` });
  };
  return createElement(Fragment, null, ...of.map(draw));
}

interface EachProps<T> {
  of: T[];
  /** The field of the entries, with which the studio finds each of them. */
  field?: string | undefined;
  children: (entry: T, index: number) => ReactNode;
}

interface TextProps<Field extends string> {
  of: { [Name in Field]?: string };
  field: Field;
  as?: "p" | "span" | "small" | "strong" | "figcaption";
  className?: string;
}

/** The text of a field; nothing if it is empty. */
export const Text = <Field extends string>({ of, field, as = "p", className }: TextProps<Field>) =>
  of[field] ? createElement(as, { className, "data-field": field }, of[field]) : null;

interface HeadProps {
  id: string;
  level: 1 | 2;
  data: { kicker?: string; title: string; text?: string };
  /** The title for screen readers if the owner left it empty. */
  fallback: string;
  children?: ReactNode;
}

/** Kicker, title and introduction of a block. */
export function Head({ id, level, data, fallback, children }: HeadProps) {
  return (
    <div className="sw-head">
      <Text of={data} field="kicker" className="sw-kicker" />
      <Title id={id} level={level} fallback={fallback}>
        {data.title}
      </Title>
      <Text of={data} field="text" className="sw-lead" />
      {children}
    </div>
  );
}

interface TitleProps {
  id: string;
  level: 1 | 2;
  fallback: string;
  className?: string;
  children: string;
}

export function Title({ id, level, fallback, className, children }: TitleProps) {
  const Heading = level === 1 ? "h1" : "h2";
  if (!children.trim()) {
    return (
      <Heading id={`${id}-title`} className="sw-hidden">
        {fallback}
      </Heading>
    );
  }
  return (
    <Heading
      id={`${id}-title`}
      className={className ?? (level === 1 ? "sw-title sw-title-page" : "sw-title")}
      data-field="title"
    >
      {children}
    </Heading>
  );
}

/** A heading inside a block, one level below the block's title. */
export function Subtitle({
  level,
  field,
  className,
  href,
  children,
}: {
  level: 1 | 2;
  field: string;
  className?: string;
  /** The address of the entry's page. */
  href?: string | undefined;
  children: ReactNode;
}) {
  const Heading = level === 1 ? "h2" : "h3";
  return (
    <Heading className={className ?? "sw-subtitle"} data-field={field}>
      {href ? <a href={href}>{children}</a> : children}
    </Heading>
  );
}

interface ActionProps {
  /** The field of the link. */
  field: string;
  link: LinkValue;
  scope: Scope;
  className?: string;
}

export function Action({ field, link, scope, className = "sw-button" }: ActionProps) {
  if (!link.label || !link.to || !isSafeLink(link.to)) return null;
  return (
    <a className={className} href={scope.href(link.to)} data-field={`${field}.label`}>
      {link.label}
    </a>
  );
}

export function Actions({ first, second, scope }: { first: LinkValue; second?: LinkValue; scope: Scope }) {
  if (!first.label && !second?.label) return null;
  return (
    <p className="sw-actions">
      <Action field="action" link={first} scope={scope} />
      {second && <Action field="second" link={second} scope={scope} className="sw-button sw-button-quiet" />}
    </p>
  );
}

/** A text with its emphasis. */
export const MarkedText = ({ text }: { text: string }) => <>{drawn(readMarks(text))}</>;

const drawn = (parts: Marked[]): ReactNode =>
  parts.length === 1 && typeof parts[0] === "string" ? (
    parts[0]
  ) : (
    <Each of={parts}>
      {(part) => {
        if (typeof part === "string") return part;
        const inner = drawn(part.parts);
        return part.mark === "link" ? <a href={part.to}>{inner}</a> : createElement(part.mark, null, inner);
      }}
    </Each>
  );

interface ParagraphsProps {
  /** The field of the texts, and the index of the first of them. */
  field?: string;
  from?: number;
  texts: string[];
  className?: string;
  /** The element of the subheadings of a text that may have some, one level below its title. */
  subheading?: "h2" | "h3" | "h4";
}

export function Paragraphs({ field, from = 0, texts, className = "sw-prose", subheading }: ParagraphsProps) {
  if (texts.length === 0) return null;
  return (
    <div className={className}>
      <Each of={texts}>
        {(text, index) => {
          const mark = { "data-field": field && `${field}.${from + index}` };
          if (!subheading)
            return (
              <p {...mark}>
                <MarkedText text={text} />
              </p>
            );
          return (
            <Each of={partsOfText([text])}>
              {({ isSubheading, text }) =>
                createElement(isSubheading ? subheading : "p", mark, <MarkedText text={text} />)
              }
            </Each>
          );
        }}
      </Each>
    </div>
  );
}

interface SliderProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Content that is wider than the page and scrolls sideways. */
export function Slider({ label, className, children }: SliderProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section className={className} tabIndex={0} aria-label={`${label}, slide sideways`}>
      {children}
    </section>
  );
}

/** Formats a date as "Tue 7 Jul 2026", independent of the visitor's locale. */
export function dateOf(iso: string) {
  const { weekday, day, month, year } = partsOf(iso);
  return day ? `${weekday} ${day} ${month} ${year}` : iso;
}

export function partsOf(iso: string) {
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(time)) return { weekday: "", day: "", month: "", year: "" };
  const date = new Date(time);
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? "",
    day: String(date.getUTCDate()),
    month: MONTHS[date.getUTCMonth()] ?? "",
    year: String(date.getUTCFullYear()),
  };
}

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Formats a number with two digits. */
export const numeral = (index: number) => String(index + 1).padStart(2, "0");
