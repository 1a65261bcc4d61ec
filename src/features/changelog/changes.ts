export interface Release {
  version: string;
  /** An ISO date, such as `2026-02-14`. */
  date: string;
  title: string;
  changes: readonly string[];
}

/** The changelog in users' words, newest first. */
export const releases: readonly Release[] = [
  {
    version: "Since 0.1.0",
    date: "2026-11-26",
    title: "Own pictures, forms that arrive, and a way online",
    changes: [
      "Put it online, in Share and export: your site goes up at GitHub Pages, at Netlify or into a folder of your computer, with its history and the way back to an earlier state.",
      "Website files carry a passport. Drop the ZIP on My projects to see whether every file is as it was exported; where the site is known, its pages are rebuilt and compared byte for byte.",
      "Open a published website again: if its files carry the editable site (a choice in Share and export, off by default), drop them, or enter its address at GitHub Pages or Netlify, and go on with everything editable.",
      "Move in with a website from elsewhere: drop a saved page or a WordPress export, or paste HTML, Markdown or text. Texts, prices, hours, contacts and pictures go into the nearest template, with a list of what could not be read. The templates page has a link to it.",
      "The ZIP has a script that puts the website online with rsync, aws or wrangler.",
      "Your own pictures, in the studio: drop, paste or choose photographs, crop them around what matters, describe them, and take them along in exports and project files.",
      "Your logo, under Theme in the studio: trimmed, shown in navigation and footer in a light and a dark version, with palettes of its colours, and icons in your website files. A small logo travels inside of a link.",
      "Look closer at a proposal and point at a text: the words of your brief that it was made of are marked. Remove a wrong reading with one press.",
      "Say in a brief how the site should look, in everyday words: “driftwood and sea mist”, “the lime and black of our van”. The proposals take those colours.",
      "Add your logo and up to three photographs to a brief; the three proposals use them.",
      "Versions are saved automatically while you work, at most one every ten minutes, and one before the whole site is rewritten. Older ones are thinned out.",
      "Save a site as your template, under Versions in the studio, and begin other projects with it on My projects.",
      "Copy a block or a page and paste it here or into another of your sites, with Ctrl C and Ctrl V or the buttons.",
      "Pictures can be added in Firefox and in private windows, where they came to a stop before.",
      "Demo preview: a prospect’s own site in the colours of their logo, links and printed cards for a whole sheet of prospects, and a page for each of them.",
      "Fair pack, on Demo preview: one screen for many visitors, offline and behind a PIN, that invites by itself and starts afresh for each.",
      "Presenter view: a second window, or a phone or tablet in the same Wi-Fi, follows you through the pages and shows your edits of a site. One of you has the pen, and it changes hands with a button. Nothing leaves the room.",
      "At a fair, visitors leave their site and a note with the team. It is under Form submissions when the fair is over.",
      "A prospect’s logo is in the navigation and the footer of the site you compose for them.",
      "Demos that play themselves on the real pages. Touch anything, and it is yours.",
      "A class, a workshop or a quiz that your brief names with its day is among the events of the site, with its price.",
      "On a phone, the second tap on a picture in the studio opens its choice.",
      "After a short brief, up to three questions whose answers change the site most. You can skip them.",
      "On a phone, the studio’s panel closes by a swipe, and what you move or delete in a list slides and fades.",
      "Forms, in the studio: your site’s forms go to an e-mail address, Netlify, Formspree, Web3Forms or an address of yours. Until you choose, pages offer to call, write or find you.",
      "A block for videos of YouTube, Vimeo or a file of yours. Nothing is loaded from there before a visitor presses play.",
      "Maps can have buttons that open OpenStreetMap, and footers show your profiles at social networks.",
      "Visits can be counted without cookies, by Plausible, GoatCounter or an address of yours. Website files that send anything anywhere have a page about privacy that says what.",
      "Opening hours have exceptions, price lists name allergens, and notices have a last day: exports after it leave them out, and the site check reminds you.",
      "Pictures of a gallery can open large. No script is needed, and Escape closes them.",
      "Two more blocks: a shop whose items lead to payment pages of Stripe, PayPal or any other service, and downloads.",
      "A prospect can reply to your link with a note and a site. The reply is checked against your link and comes in under Form submissions.",
      "Search and sharing, in the studio: previews of a search result and of a shared link, the address of your site, and what stays out of search results.",
      "Site check, in the studio and before every export: lists samples, dead links and more, leads to the place, and mends it there: with one click, or with what you type beside it.",
      "Website files have a picture for shared links in the look of your site, facts for search engines, and old addresses that lead to renamed pages.",
      "Demo preview signs the links you make where the browser allows it. A link without a known signature says that nothing proves its sender.",
      "A double click does one thing: it never saves, sends or orders twice.",
      "The marketplace shows 24 templates at first, and more when you press Show more.",
      "The page you open is stored first, so it reloads without a connection while other pages are still being fetched.",
      "Long lists of industries, modules and projects are searched by typing a part of a name.",
      "Signed in, your name in the header opens a menu with your projects. On a phone, the studio names a block’s rarer actions in a menu, and copying is among them.",
      "Dragged blocks, templates and deals show where they will land, and the page scrolls along.",
      "Where the browser can install the product as an app, My work has a button for it.",
      "Installed as an app, the product opens project files, and takes texts and files from the share menu of the system. You see a file before it is imported.",
      "Project files, ZIP files and your exported work are saved in the same file again where the browser allows it, and a Share button hands them to another app.",
      "The tables of templates and form submissions have a button to choose their columns.",
      "Help has a button that makes everything available offline: all pages, template pictures, fonts and the music.",
    ],
  },
  {
    version: "0.1.0",
    date: "2026-11-24",
    title: "First release",
    changes: [
      "Choose from 270 website templates: six styles for each of 45 industries.",
      "Describe your business in a sentence and get a finished website, without an account.",
      "Edit texts in place, move blocks, change colours and fonts, and undo every step in the studio.",
      "Share a site as a link, or export it as a ZIP file of plain HTML and CSS.",
      "Try 35 sample modules with demo accounts.",
      "Your work stays in your browser, and the product works offline.",
    ],
  },
];
