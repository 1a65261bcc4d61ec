import { expect, test } from "vitest";
import { enterDemo, forgetDemoSessions, readDemoSession, writeDemoSession } from "./demo-session.ts";

const demoUsers = [
  { id: 1, module: "Task Board", userType: "manager", username: "ida", password: "oak" },
] as const;

test("a demo user is recognized by username and password", () => {
  expect(enterDemo(demoUsers, { username: "ida", password: "oak" })).toMatchObject({ userType: "manager" });
});

test("other credentials are accepted without a user type", () => {
  expect(enterDemo(demoUsers, { username: "ida", password: "ash" })).toEqual({
    username: "ida",
    section: "dashboard",
  });
});

test("each tab has its own session, and a new tab continues the last one", () => {
  writeDemoSession("Task Board", { username: "ida", section: "data" });
  localStorage.setItem("demo_session Task Board", '{"username":"another tab","section":"reports"}');
  expect(readDemoSession("Task Board")).toMatchObject({ username: "ida" });

  sessionStorage.clear();
  expect(readDemoSession("Task Board")).toEqual({ username: "another tab", section: "reports" });
});

test("logging out ends it for new tabs as well", () => {
  writeDemoSession("Task Board", { username: "ida", section: "data" });

  writeDemoSession("Task Board", null);

  expect(readDemoSession("Task Board")).toBeNull();
});

test("resetting removes all sessions and nothing else", () => {
  localStorage.setItem("auth_token", "abc");
  writeDemoSession("Task Board", { username: "ida", section: "data" });
  writeDemoSession("Time Clock", { username: "ida", section: "data" });

  forgetDemoSessions();

  expect(readDemoSession("Task Board")).toBeNull();
  expect(readDemoSession("Time Clock")).toBeNull();
  expect(localStorage.getItem("auth_token")).toBe("abc");
});

test.each(["{", "null", "[]", '{"username":1}', '{"username":"ida","section":"attic"}'])(
  "a stored session that is %s is ignored",
  (stored) => {
    localStorage.setItem("demo_session Task Board", stored);

    expect(readDemoSession("Task Board")).toBeNull();
  },
);
