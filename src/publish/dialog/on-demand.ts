// The tabs that make and send a website, with the schemas of all blocks. They load when one of them is opened.
export { OnlineTab } from "../online/online-tab.tsx";
export { ExportTab } from "./export-tab.tsx";
