import { expect, test } from 'vitest';

// Declares the used part of Node, whose types the web client does not include. Imported style sheets are empty in
// tests.
const modules: readonly string[] = ['node:fs'];
const [{ readFileSync }] = (await Promise.all(modules.map((name) => import(name)))) as [
  { readFileSync: (file: string, encoding: 'utf8') => string },
];
const file = decodeURIComponent(new URL(import.meta.url).pathname).replace('.test.ts', '.css');
const styles = readFileSync(file, 'utf8')
  .replace('(forced-colors: active)', 'all')
  .replaceAll('SelectedItemText', 'rgb(1, 2, 3)');

test.each(['role="row" aria-selected="true"', 'role="tab" aria-selected="true"', 'aria-pressed="true"'])(
  'in forced colours the content of a selected element has the colour of its text: %s',
  (attributes) => {
    const own = '.row[aria-selected] .icon, .row[aria-pressed] .icon { color: rgb(9, 9, 9) }';
    document.head.innerHTML = `<style>${styles}</style><style>${own}</style>`;
    document.body.innerHTML = `<button class="row" ${attributes}><i class="icon"></i></button>`;
    expect(getComputedStyle(document.querySelector('.icon')!).color).toBe('rgb(1, 2, 3)');
  },
);
