/**
 * Every key of the browser's local and session storage. Personal ones belong to a visitor's work, or say who they are:
 * "Delete my work" removes them. The others are settings of this browser, or the session of an account. A key that ends
 * in ":" or " " begins a family of keys.
 */
export const storageKeys = {
  "accessibility-settings": "setting",
  "app-edit:": "personal",
  "app-edited:": "setting",
  "app-place:": "setting",
  "assistant-conversation": "personal",
  "assistant-draft": "personal",
  auth_token: "setting",
  beta_token: "setting",
  "brief-typed": "personal",
  "brief:": "personal",
  demo_copy: "setting",
  "demo_session ": "personal",
  demo_script: "personal",
  fair: "setting",
  fair_before: "setting",
  fair_copy: "setting",
  fair_reply: "personal",
  fair_ticket: "personal",
  fair_visitors: "setting",
  has_cart: "personal",
  has_projects: "personal",
  has_seen_splash: "setting",
  "hidden_columns:": "setting",
  last_copy: "personal",
  link_log: "personal",
  link_sender: "personal",
  looked_at: "personal",
  "model-key:": "personal",
  "model-name:": "personal",
  music_player: "setting",
  outbox_waiting: "personal",
  "pasted-rows": "personal",
  reloaded_for_missing_part: "setting",
  reply_draft: "personal",
  reply_id: "personal",
  reports_sent_failures: "setting",
  reports_sent_vitals: "setting",
  sales_composer: "personal",
  sales_demo: "personal",
  sales_notes: "personal",
  sales_sheet: "personal",
  "spreadsheet-target": "setting",
  storage_notice_seen: "setting",
  "studio-journal:": "personal",
  "studio-lease:": "setting",
  "studio-single-keys": "setting",
  "studio-tour-seen": "setting",
  "submission-notes:": "personal",
  together: "setting",
  "unwritten:": "personal",
  visit: "personal",
  "with-site-file:": "personal",
  work_deleted: "setting",
} as const;

export type RegisteredKey = keyof typeof storageKeys;

/** A registered key, or one of a registered family. */
export type StorageKey = {
  [Key in RegisteredKey]: Key extends `${string}:` | `${string} ` ? `${Key}${string}` : Key;
}[RegisteredKey];
