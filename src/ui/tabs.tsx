import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useIsWide } from "./use-is-wide.ts";

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The content of the selected tab. A function is called for every tab, so hidden ones keep their state. */
  children: ReactNode | ((id: Id) => ReactNode);
  /** `side` lists the tabs down the left edge where there is room. */
  layout?: "top" | "side";
  className?: string;
}

/** Tabs after the ARIA Authoring Practices: arrow keys, Home and End move and select. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children, layout = "top", className } = props;
  const isSide = layout === "side";
  const isVertical = useIsWide() && isSide;

  return (
    <TabGroup
      vertical={isVertical}
      selectedIndex={tabs.findIndex((tab) => tab.id === selected)}
      onChange={(index) => {
        const tab = tabs[index];
        if (tab) onSelect(tab.id);
      }}
      className={clsx("min-w-0", isSide && "lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8", className)}
    >
      <TabList
        aria-label={label}
        data-demo=""
        className={clsx(
          "flex gap-1 overflow-x-auto border-line border-b",
          isSide && "lg:flex-col lg:self-start lg:overflow-visible lg:border-b-0",
        )}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            className={clsx(
              "-mb-px flex min-h-11 rounded-none items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2 font-medium sm:px-3 text-muted hover:text-ink -outline-offset-2",
              tabs.length > 3 && "max-[27rem]:px-1.5 max-[27rem]:text-sm",
              "aria-selected:border-signal aria-selected:text-ink",
              // Headless UI moves the focus to a tab that is clicked, which browsers take for a key's doing.
              "not-data-focus:outline-none",
              isSide && "lg:mb-0 lg:border-b-0 lg:border-s-2 lg:aria-selected:bg-sunken",
            )}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels className={clsx("min-w-0 pt-5", isSide && "lg:pt-0")}>
        {tabs.map((tab) => (
          // Headless UI hides the others with an inline style, which the policy of prerendered pages forbids.
          <TabPanel key={tab.id} static hidden={tab.id !== selected} tabIndex={-1} className="outline-none">
            {typeof children === "function" ? children(tab.id) : tab.id === selected && children}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
