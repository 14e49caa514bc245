import { expect, test } from 'vitest';
import { replaceIds } from './replace-ids.ts';

const [old, copy, other] = ['a', 'b', 'c'].map((letter) => `0000000${letter}-0000-4000-8000-00000000000${letter}`);

test('ids are replaced in texts, links, tokens and rows, in either case, and other ids and keys stay (A2.24)', () => {
  const values = {
    NextPageId: old!,
    Link: `${old}/Response`,
    Rows: [{ Values: { Text: `{tv.${old!.toUpperCase()}.Answer} and {tv.${other}.Answer}` } }],
    [old!]: 1,
  };
  expect(replaceIds(values, new Map([[old!, copy!]]))).toEqual({
    NextPageId: copy,
    Link: `${copy}/Response`,
    Rows: [{ Values: { Text: `{tv.${copy}.Answer} and {tv.${other}.Answer}` } }],
    [old!]: 1,
  });
});
