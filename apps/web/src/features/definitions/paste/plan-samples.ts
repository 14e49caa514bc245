import { getRowFields, getRowId, getTranslationPath, splitCells, type InputEdit } from '@confab/inputs';
import { normalise } from '@confab/understanding';
import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import type { IntentRow } from '../rows/read-definition-rows.ts';

/** A pasted sample; without a name it goes to the chosen intent. */
export interface PastedSample {
  readonly intentName: string | undefined;
  readonly sample: string;
  /** Whether it is a line of a table that has no second column. */
  readonly isAlone?: boolean;
}

/** A pasted sample and its outcome. */
export interface PlannedSample {
  /** Undefined for an intent that does not exist yet. */
  readonly intentId: string | undefined;
  readonly intentName: string;
  readonly sample: string;
  /**
   * `clash`: another intent has the same sample. `noIntent`: no intent is chosen or named. `oneColumn`: the line of a
   * table has only one column.
   */
  readonly status: 'new' | 'duplicate' | 'clash' | 'noIntent' | 'oneColumn';
  /** The name of the other intent of a clash. */
  readonly clashesWith?: string;
}

const intentHeadings = new Set(['intent', 'intents', 'name', 'absicht', 'intention']);
const sampleHeadings = new Set(['sample', 'samples', 'utterance', 'utterances', 'text', 'beispiel', 'äußerung']);

/** Whether pasted lines look like a table of intents and samples, and with which separator. */
export function detectTable(text: string, intentNames: readonly string[]): '\t' | ',' | undefined {
  if (text.includes('\t')) return '\t';
  const known = new Set(intentNames.map((name) => name.trim().toLowerCase()));
  const lines = splitCells(text, ',').filter(hasText);
  const isTable =
    lines.length > 0 &&
    lines.every(
      ([first = '', ...rest], at) =>
        rest.length > 0 && (known.has(first.trim().toLowerCase()) || (at === 0 && isHeading([first, ...rest]))),
    );
  // A heading identifies a table, whatever the names below it are.
  return isTable || (lines.length > 1 && isHeading(lines[0] ?? [])) ? ',' : undefined;
}

/** Reads pasted text: one sample on each line, or a table with a column of intents and a column of samples. */
export function readPastedSamples(text: string, separator: '\t' | ',' | undefined): readonly PastedSample[] {
  if (separator === undefined)
    return text
      .split('\n')
      .map((line) => ({ intentName: undefined, sample: line.trim() }))
      .filter(({ sample }) => sample !== '');
  const lines = splitCells(text, separator).filter(hasText);
  const [first = []] = lines;
  const isSwapped = isHeading(first) && sampleHeadings.has(normaliseHeading(first[0]));
  return lines.slice(isHeading(first) ? 1 : 0).flatMap((cells): readonly PastedSample[] => {
    const [only = ''] = cells;
    if (cells.length === 1) return [{ intentName: undefined, sample: only.trim(), isAlone: true }];
    const [intentName = '', sample = ''] = isSwapped ? [cells[1], cells[0]] : cells;
    // A sample on several lines of one cell is several samples.
    return sample
      .split('\n')
      .map((one) => ({ intentName: intentName.trim(), sample: one.trim() }))
      .filter((one) => one.sample !== '');
  });
}

/** Plans each pasted sample: added, a duplicate, or a clash with another intent. */
export function planSamples(
  pasted: readonly PastedSample[],
  intents: readonly IntentRow[],
  targetId: string | undefined,
): readonly PlannedSample[] {
  const byName = new Map(intents.map((intent) => [intent.name.trim().toLowerCase(), intent]));
  const target = intents.find(({ id }) => id === targetId);
  const owners = new Map<string, string>();
  for (const { name, samples } of intents)
    for (const sample of samples) owners.set(normalise(sample), owners.get(normalise(sample)) ?? name);
  const own = new Set(
    intents.flatMap(({ name, samples }) =>
      samples.map((sample) => `${name.trim().toLowerCase()}\n${normalise(sample)}`),
    ),
  );
  return pasted.map(({ intentName, sample, isAlone = false }): PlannedSample => {
    if (isAlone) return { intentId: undefined, intentName: '', sample, status: 'oneColumn' };
    const intent = intentName === undefined ? target : byName.get(intentName.toLowerCase());
    const name = intent?.name ?? intentName ?? '';
    const plan = { intentId: intent?.id, intentName: name, sample };
    if (name === '') return { ...plan, status: 'noIntent' };
    const key = `${name.trim().toLowerCase()}\n${normalise(sample)}`;
    if (own.has(key)) return { ...plan, status: 'duplicate' };
    own.add(key);
    const owner = owners.get(normalise(sample));
    if (owner !== undefined) return { ...plan, status: 'clash', clashesWith: owner };
    owners.set(normalise(sample), name);
    return { ...plan, status: 'new' };
  });
}

/** The edits that add samples to intents in a further language: a new intent has no samples in the first one yet. */
export function createTranslatedSampleEdits(
  language: string,
  ...plan: Parameters<typeof createSampleEdits>
): readonly InputEdit[] {
  return createSampleEdits(...plan).flatMap((edit): readonly InputEdit[] => {
    if (edit.action === 'ValueChanged') return [{ ...edit, path: getTranslationPath(language, edit.path) }];
    const rows = isJsonArray(edit.updatedValue) ? edit.updatedValue.filter(isJsonObject) : [];
    const readFields = (row: JsonObject) => {
      const fields = getRowFields(row);
      return isJsonObject(fields) ? fields : {};
    };
    const withoutSamples = rows.map((row) => ({ ...row, Values: { ...readFields(row), Samples: '' } }));
    const translations = rows.map((row): InputEdit => ({
      path: getTranslationPath(language, `Intents/${getRowId(row) ?? ''}/Samples`),
      action: 'ValueChanged',
      updatedValue: readFields(row)['Samples'] ?? '',
    }));
    return [{ ...edit, updatedValue: withoutSamples }, ...translations];
  });
}

/** The edits that add samples to the project's intents; intents that do not exist are added. */
export function createSampleEdits(
  samples: readonly PlannedSample[],
  getSamples: (intentId: string) => string,
  createRows: (values: readonly JsonObject[]) => readonly JsonObject[],
): readonly InputEdit[] {
  const byIntent = new Map<string, PlannedSample[]>();
  const byNewName = new Map<string, PlannedSample[]>();
  for (const planned of samples) {
    const [map, key] =
      planned.intentId === undefined
        ? ([byNewName, planned.intentName.trim().toLowerCase()] as const)
        : ([byIntent, planned.intentId] as const);
    map.set(key, [...(map.get(key) ?? []), planned]);
  }
  const added = [...byIntent].map(([intentId, own]): InputEdit => {
    const before = getSamples(intentId).trimEnd();
    const updatedValue = [...(before === '' ? [] : [before]), ...own.map(({ sample }) => sample)].join('\n');
    return { path: `Intents/${intentId}/Samples`, action: 'ValueChanged', updatedValue };
  });
  const rows = createRows(
    [...byNewName.values()].map((own) => ({
      Name: own[0]?.intentName.trim() ?? '',
      Samples: own.map(({ sample }) => sample).join('\n'),
    })),
  );
  return rows.length === 0 ? added : [...added, { path: 'Intents', action: 'AddRow', updatedValue: rows }];
}

function isHeading([first, second]: readonly (string | undefined)[]): boolean {
  const [one, other] = [normaliseHeading(first), normaliseHeading(second)];
  return (
    (intentHeadings.has(one) && sampleHeadings.has(other)) || (sampleHeadings.has(one) && intentHeadings.has(other))
  );
}

const normaliseHeading = (text = '') => text.trim().toLowerCase();
const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
