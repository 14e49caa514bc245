import { useEffect } from 'react';
import { createAccent } from './create-accent.ts';

interface TabIconParts {
  readonly name: string;
  /** The picture of the assistant; without one, the first letter of its name on its colour. */
  readonly avatarUrl: string | undefined;
  /** The accent colour; a text that is not a colour means the default one. */
  readonly colour: string | undefined;
}

/** Gives the browser tab the picture of the assistant: the tab is the visitor's way back to the conversation. */
export function useTabIcon({ name, avatarUrl, colour }: TabIconParts) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (link) link.href = avatarUrl ?? drawLetter([...name][0] ?? '', colour);
  }, [name, avatarUrl, colour]);
}

/** A letter on a round ground, as the address of a picture. */
function drawLetter(letter: string, colour = ''): string {
  const { accent, onAccent } = createAccent(colour, 'light') ?? usual;
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('viewBox', '0 0 32 32');
  svg.append(
    create('circle', { cx: '16', cy: '16', r: '16', fill: accent }),
    create('text', text(onAccent), letter.toUpperCase()),
  );
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
}

const svgSpace = 'http://www.w3.org/2000/svg';
/** The colours of a chat without its own colours. */
const usual = { accent: '#b8431a', onAccent: '#ffffff' };
const text = (fill: string) => ({
  x: '16',
  y: '22.5',
  fill,
  'font-family': 'system-ui, sans-serif',
  'font-size': '18',
  'font-weight': '600',
  'text-anchor': 'middle',
});

function create(name: string, attributes: Readonly<Record<string, string>>, content = '') {
  const element = document.createElementNS(svgSpace, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = content;
  return element;
}
