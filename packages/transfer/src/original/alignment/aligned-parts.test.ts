import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import type { Files } from '../../document.ts';
import { readPackage } from '../../read-package.ts';
import { readSample } from '../../testing/read-sample.ts';

const report = (files: Files) => readPackage(files, { newId: countingIds() }).report;
const getSection = (files: Files, name: string) => report(files).find(({ section }) => section === name);

/** A sample with other texts in all files and paths. */
const change = (sample: Files, replace: (text: string) => string): Files =>
  new Map([...sample].map(([path, text]) => [replace(path), replace(text)]));

test('prompts of a skill are counted by what they ask for, whatever their ids are', () => {
  const sample = readSample('alexa-pizza');
  const numbered = change(sample, (text) =>
    text
      .replaceAll('Elicit.Slot.OrderPizza.topping', 'Elicit.Slot.1517.28')
      .replaceAll('Elicit.Slot.OrderPizza.size', 'Elicit.Slot.1517.29')
      .replaceAll('Confirm.Intent.OrderPizza', 'Confirm.Intent.1517'),
  );
  expect(getSection(sample, 'prompts')?.kept).toBeGreaterThan(0);
  expect(report(numbered)).toEqual(report(sample));
});

test('the fallback and the greeting of an agent are counted by their roles, whatever their names are', () => {
  const sample = readSample('dialogflow-pizza');
  const named = change(sample, (text) =>
    text.replaceAll('Default Fallback Intent', 'Not understood').replaceAll('Default Welcome Intent', 'Greeting'),
  );
  for (const section of ['intents', 'events', 'answers', 'samples'])
    expect(getSection(named, section)).toEqual(getSection(sample, section));
});

test('prompts of a skill are kept when each has the id that an export gives to the other', () => {
  const sample = readSample('alexa-pizza');
  const swapped = change(sample, (text) =>
    text
      .replaceAll('Elicit.Slot.OrderPizza.topping', 'swapped')
      .replaceAll('Elicit.Slot.OrderPizza.size', 'Elicit.Slot.OrderPizza.topping')
      .replaceAll('swapped', 'Elicit.Slot.OrderPizza.size'),
  );
  expect(report(swapped)).toEqual(report(sample));
});
