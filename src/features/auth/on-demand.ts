/** Both dialogs in one lazy chunk: each leads to the other. */
export { LoginDialog } from "./login-dialog.tsx";
export { RegisterDialog } from "./register-dialog.tsx";
