import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { getConfig, runInProject } from './testing/run-in-project.mjs';

/** Checks style sheets. @returns the rules that each one breaks */
async function check(texts) {
  const files = texts.map((text, index) => [`apps/web/src/${index}.module.css`, `${text}\n`]);
  const args = ['--config', getConfig('lint/stylelint.json'), '--formatter', 'json', '**/*.css'];
  const output = await runInProject(Object.fromEntries(files), 'stylelint/bin/stylelint.mjs', args);
  const results = JSON.parse(output).toSorted(
    (a, b) => Number.parseInt(basename(a.source)) - Number.parseInt(basename(b.source)),
  );
  return results.map(({ warnings }) => warnings.map(({ rule }) => rule));
}

const sizes = 'declaration-property-value-disallowed-list';

const faults = [
  ['.a { padding: 4px; }', sizes],
  ['.a { margin-top: 0.5rem; }', sizes],
  ['.a { gap: 4px 0; }', sizes],
  ['.a { row-gap: 1em; }', sizes],
  ['.a { column-gap: 1em; }', sizes],
  ['.a { font-size: 13px; }', sizes],
  ['.a { border-radius: 3px; }', sizes],
  ['.a { border-top-left-radius: 3px; }', sizes],
  ['.a { color: red; }', 'color-named'],
  ['.a { top: 0; }\n.a { left: 0; }', 'no-duplicate-selectors'],
  ['.a {}', 'block-no-empty'],
  ['.a { top: 0; top: 1px; }', 'declaration-block-no-duplicate-properties'],
];

test('sizes that are not on the scale, names of colours, repetitions and empty rules are refused', async () => {
  expect(await check(faults.map(([text]) => text))).toEqual(faults.map(([, rule]) => [rule]));
});

test('names of the scale, zero, other distances and colours of the palette pass', async () => {
  const text = `.a {
  padding: var(--cf-space-1) 0;
  border-radius: var(--cf-radius-1);
  width: 40px;
  border: 1px solid var(--cf-line);
  color: var(--cf-text);
}
.a:hover .b { top: 0; }
.b { top: 1px; }`;
  expect(await check([text])).toEqual([[]]);
});
