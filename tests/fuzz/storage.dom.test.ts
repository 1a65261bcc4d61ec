import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readAuthToken } from "#src/api/auth-token.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { unwritten } from "#src/data/unwritten.ts";
import { marksNotWritten } from "#src/entities/templates/favourite-marks.ts";
import { readSettings } from "#src/features/accessibility/accessibility-settings.ts";
import { writeConversation } from "#src/features/admin/assistant/conversation.ts";
import { turnsOf } from "#src/features/admin/assistant/turns.ts";
import { readInboxQuery } from "#src/features/admin/submissions/filter-submissions.ts";
import { readBetaStatus } from "#src/features/beta/beta-status.ts";
import { readChanges } from "#src/features/brief/brief-changes.ts";
import { readBrief, typed } from "#src/features/brief/stored-brief.ts";
import { demoSections, readDemoSession } from "#src/features/demo/demo-session.ts";
import { readQuery } from "#src/features/marketplace/marketplace-query.ts";
import { recallPlayer } from "#src/features/music/player-memory.ts";
import { readPayment } from "#src/features/payment/payment-link.ts";
import { readFilters, readTab } from "#src/features/projects/list/project-filters.ts";
import { isSplashDue } from "#src/features/splash/splash-decision.ts";
import { readVisit } from "#src/sales/read-visit.ts";
import { fc } from "#tests/support/fuzz.ts";
import { anySearch, anyStored, anyText } from "./any-input.ts";

describe("whatever lies in the browser's storage, it is read or passed over:", () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  const readers: [string, string, () => void][] = [
    ["the bearer token", "auth_token", () => expect(readAuthToken() ?? "a").toMatch(/^[\w.~+/=-]{1,4096}$/)],
    [
      "the settings of accessibility",
      "accessibility-settings",
      () => expect(["small", "medium", "large", "extra-large"]).toContain(readSettings().fontSize),
    ],
    ["the token of a beta visitor", "beta_token", () => expect(readBetaStatus()).toBeTypeOf("boolean")],
    [
      "the session in a demo",
      "demo_session Arcade Cabinet",
      () => {
        const session = readDemoSession("Arcade Cabinet");
        if (session) expect(demoSections).toContain(session.section);
      },
    ],
    [
      "the music player",
      "music_player",
      () => {
        const { volume } = recallPlayer();
        expect(volume >= 0 && volume <= 1).toBe(true);
      },
    ],
    [
      "the conversation with the assistant",
      "assistant-conversation",
      () => {
        const storedTurns = () => turnsOf(localStorage.getItem("assistant-conversation") ?? "[]");
        const turns = storedTurns();
        writeConversation(turns);
        expect(storedTurns()).toEqual(turns.slice(-40));
      },
    ],
    [
      "favourites that the database has not written",
      "unwritten:favourites",
      () => expect(Object.values(marksNotWritten()).every((mark) => typeof mark === "boolean")).toBe(true),
    ],
    ["what any form has not written", "unwritten:draft:x", () => void unwritten.read("draft:x")],
    [
      "what was typed into a brief",
      "brief-typed",
      () => expect(typed.read("Crumb") ?? "").toBeTypeOf("string"),
    ],
    [
      "the visit",
      "visit",
      () => expect(readVisit("", sessionStorage.getItem("visit")).prospect).toBeTypeOf("string"),
    ],
    ["that the splash was seen", "has_seen_splash", () => void isSplashDue("/", "")],
  ];

  test.each(readers)("%s", (_, key, read) => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        for (const storage of [localStorage, sessionStorage]) {
          if (stored === null) storage.removeItem(key);
          else storage.setItem(key, stored);
        }
        read();
      }),
    );
  });
});

describe("whatever stands in an address, something sensible is shown:", () => {
  beforeEach(() => history.replaceState(null, "", "/"));

  const readers: [string, readonly string[], (search: string) => void][] = [
    [
      "the marketplace",
      [
        "q",
        "type",
        "industry",
        "style",
        "colour",
        "feature",
        "sort",
        "favourites",
        "compare",
        "view",
        "preview",
      ],
      (search) => void readQuery(new URLSearchParams(search), (id) => id === "law-firm-ledger"),
    ],
    [
      "the list of projects",
      ["q", "type", "status", "tab"],
      (search) => {
        expect(["public", "mine"]).toContain(readTab(new URLSearchParams(search)));
        expect(readFilters(new URLSearchParams(search)).words).toBeTypeOf("string");
      },
    ],
    ["the inbox", ["q", "status"], (search) => void readInboxQuery(new URLSearchParams(search))],
    [
      "a brief and what was set right in it",
      [
        "brief",
        "b-text",
        "b-trade",
        "b-name",
        "b-place",
        "b-tone",
        "b-colours",
        "b-with",
        "b-without",
        "b-like",
      ],
      (search) => {
        expect(readBrief(new URLSearchParams(search))).toBeTypeOf("string");
        expect(readChanges(new URLSearchParams(search)).name?.length ?? 0).toBeLessThanOrEqual(80);
      },
    ],
    [
      "a payment",
      ["amount", "plan", "for"],
      (search) => expect(Number.isSafeInteger(readPayment(search, builtInPricing).amount)).toBe(true),
    ],
    [
      "who a link was made for",
      ["prospect", "accent", "logo", "utm_source", "utm_medium"],
      (search) => expect(readVisit(search, null).prospect).not.toMatch(/[\p{Cc}\u202a-\u202e]/u),
    ],
    [
      "the token of a beta visitor",
      ["token"],
      (search) => {
        history.replaceState(null, "", search ? `/?${search}` : "/");
        readBetaStatus();
        expect(sessionStorage.getItem("beta_token") ?? "").toMatch(/^[\w.-]{0,256}$/);
      },
    ],
    ["whether the splash is due", ["login", "token"], (search) => void isSplashDue("/live-demos", search)],
  ];

  test.each(readers)("%s", (_, names, read) => {
    fc.assert(fc.property(fc.oneof(anySearch(names), anyText), (search) => void read(search)));
  });
});
