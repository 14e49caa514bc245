import { readRows } from '@confab/inputs';
import { isBuiltInSlotType } from '@confab/model';
import type { SlotTypeDefinition } from '@confab/understanding';
import { readBool, readLines, readText } from './authored-values.ts';
import type { ProgramSlot } from '../program.ts';
import type { Report } from './report.ts';
import type { SourceItem } from '../types.ts';

const slotMark = /\{([^{}]*)\}/g;

/** Slot names ignore case. */
export function normaliseSlotName(name: string): string {
  return name.trim().toLowerCase();
}

/** The distinct slots that samples mark in braces. */
export function findMarkedSlots(samples: readonly string[]): string[] {
  const marks = samples.flatMap((sample) =>
    Array.from(sample.matchAll(slotMark), ([, name = '']) => normaliseSlotName(name)),
  );
  return [...new Set(marks)].filter((name) => name !== '' && !name.startsWith('tv.'));
}

/** The project's slot types (A3.39): a line is a value, followed by synonyms after `|`. */
export function readSlotTypes({ values }: SourceItem, report: Report): SlotTypeDefinition[] {
  return readRows(values.SlotTypes).map(({ id, values: row }) => {
    const name = readText(row.Name).trim();
    const listed = readLines(row.Values).flatMap((line) => {
      const [value = '', ...synonyms] = line.split('|').map((word) => word.trim());
      return value === '' ? [] : [{ value, synonyms: synonyms.filter((word) => word !== '') }];
    });
    // The form reports a list without a name.
    if (listed.length === 0 && name !== '')
      report(`SlotTypes/${id}/Values`, 'EmptySlotType', `"${name}" lists no values, so it is never understood.`, name);
    return { id, name, isOpen: readBool(row.IsOpen), values: listed };
  });
}

/** The project's slots by lower-cased name. */
export function readSlots(
  { values }: SourceItem,
  slotTypes: readonly SlotTypeDefinition[],
  variables: ReadonlySet<string>,
  report: Report,
): ReadonlyMap<string, ProgramSlot> {
  const slots = new Map<string, ProgramSlot>();
  for (const { id, values: row } of readRows(values.Slots)) {
    const name = readText(row.Name).trim();
    const type = readText(row.SlotType) || 'text';
    const variable = readText(row.Variable).trim();
    if (name === '') continue;
    if (slots.has(normaliseSlotName(name)))
      report(`Slots/${id}/Name`, 'DuplicateSlot', `There are two slots called "${name}".`, name);
    if (!isBuiltInSlotType(type) && !slotTypes.some((list) => list.id === type || list.name === type))
      report(`Slots/${id}/SlotType`, 'UnknownSlotType', `"${name}" has an unknown slot type.`, name);
    if (variable !== '' && !variables.has(variable))
      report(`Slots/${id}/Variable`, 'UnknownVariable', `There is no variable called "${variable}".`, variable);
    const several = readBool(row.SeveralValues) ? ({ takesSeveral: true } as const) : {};
    if (!slots.has(normaliseSlotName(name)))
      slots.set(normaliseSlotName(name), { id, name, type, variable, ...several });
  }
  return slots;
}
