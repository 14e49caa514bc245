import { listAccentProperties } from './list-accent-properties.ts';

/**
 * Applies an accent colour to the page, for the current colour scheme. Ignores an invalid colour.
 *
 * @returns a function that removes the colour.
 */
export function applyAccent(colour: string): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const { style } = document.documentElement;
  const getProperties = () => listAccentProperties(colour, dark.matches ? 'dark' : 'light');
  const apply = () => {
    for (const [name, value] of getProperties()) style.setProperty(name, value);
  };
  dark.addEventListener('change', apply);
  apply();
  return () => {
    dark.removeEventListener('change', apply);
    for (const [name] of getProperties()) style.removeProperty(name);
  };
}
