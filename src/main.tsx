import "#src/ui/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { provideTransport } from "#src/api/transport.ts";
import { App } from "#src/app/app.tsx";
import { startBackend } from "#src/app/start-backend.ts";

const root = document.getElementById("root");
if (!root) throw new Error('index.html must have an element with the id "root"');

provideTransport(startBackend());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
