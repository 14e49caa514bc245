import { beforeEach, expect, test } from 'vitest';
import { CombinedLists } from './combined-lists.ts';

let sent: string[];
let pauses: (() => void)[];
let lists: CombinedLists;
beforeEach(() => {
  [sent, pauses] = [[], []];
  lists = new CombinedLists(
    (_team, project) => void sent.push(project),
    (step) => {
      pauses.push(step);
      return () => void pauses.splice(pauses.indexOf(step), 1);
    },
  );
});

const endPause = () => pauses.shift()?.();

test('the list of a project is sent at once, and changes soon after it are sent together', () => {
  for (let count = 0; count < 100; count += 1) lists.changed('team', 'café');
  expect(sent).toEqual(['café']);
  endPause();
  expect(sent).toEqual(['café', 'café']);
  endPause();
  expect([sent.length, pauses.length]).toEqual([2, 0]);
  lists.changed('team', 'café');
  expect(sent.length).toBe(3);
});

test('the lists of different projects do not wait for each other', () => {
  lists.changed('team', 'café');
  lists.changed('team', 'hotel');
  expect(sent).toEqual(['café', 'hotel']);
});

test('nothing is sent after the hub has been closed', () => {
  lists.changed('team', 'café');
  lists.changed('team', 'café');
  lists.close();
  expect([sent, pauses]).toEqual([['café'], []]);
});
