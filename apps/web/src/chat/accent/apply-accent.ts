import { createAccent } from './create-accent.ts';

/** Gives the page the colour that a site chose, readable in the scheme of the moment; nothing for what is no colour. */
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
