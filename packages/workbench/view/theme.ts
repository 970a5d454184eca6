// Light, dark, or as the system says; kept in the browser.

import { effect, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

function kept(): Theme {
  try {
    const value = localStorage.getItem("deduku-theme");
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

export const theme = signal<Theme>(kept());

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  try {
    localStorage.setItem("deduku-theme", theme.value);
  } catch {
    // A browser that keeps nothing shows the system's theme next time.
  }
});
