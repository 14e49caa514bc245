import { createAccent } from './create-accent.ts';

/** Applies the accent colour of a site to the page, for the current colour scheme. Ignores an invalid colour. */
export function applyAccent(colour: string): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const wear = () => {
    const found = createAccent(colour, dark.matches ? 'dark' : 'light');
    if (!found) return;
    const { style } = document.documentElement;
    for (const name of ['accent', 'visitor', 'focus']) style.setProperty(`--chat-${name}`, found.accent);
    for (const name of ['on-accent', 'on-visitor']) style.setProperty(`--chat-${name}`, found.onAccent);
    style.setProperty('--chat-chip', found.soft);
  };
  dark.addEventListener('change', wear);
  wear();
}
