import type { JsonValue } from '@confab/model';
import type { IntentDefinition } from '@confab/understanding';
import { linesOf, partOf, rowsOf, textOf } from './authored-values.ts';
import { convert } from '../expression/convert-value.ts';
import type { Program, ProgramSlot, ProgramVariable } from '../program.ts';
import type { Report } from './report.ts';
import { markedIn } from './read-slots.ts';
import type { ProblemCode } from '../problems/problem-codes.ts';
import type { ProjectSource, SourceItem, SourceNode } from '../types.ts';

// What is read from the project itself: its variables, intents and settings, and where its workflows begin.

/** Names that would reach into the objects they are kept in. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name is not an author's to give. */
export function isReservedName(name: string): boolean {
  return forbidden.has(name) || name.startsWith('ALK_');
}

const writable = /^[A-Za-z_][\w.-]*$/;
const types = new Set(['string', 'bool', 'int', 'float', 'DateTime', 'dynamic']);

/** The project's variables by name; the first of two with one name counts. */
export function readVariables({ values }: SourceItem, report: Report): ReadonlyMap<string, ProgramVariable> {
  const variables = new Map<string, ProgramVariable>();
  for (const { id, values: row } of rowsOf(values.Variables)) {
    const path = `Variables/${id}`;
    const name = textOf(row.Name).trim();
    if (isReservedName(name)) {
      report(`${path}/Name`, 'ReservedName', `"${name}" is a name of the system; choose another.`, name);
    } else if (variables.has(name)) {
      report(`${path}/Name`, 'DuplicateVariable', `There are two variables called "${name}".`, name);
    } else if (name !== '') {
      if (!writable.test(name))
        report(
          `${path}/Name`,
          'UnwritableName',
          `"${name}" cannot be written in a text; use letters, digits and _ only.`,
          name,
        );
      variables.set(
        name,
        readVariable(name, row.Type, row.DefaultValue, textOf(row.Scope), (code, message, ...names) =>
          report(`${path}/DefaultValue`, code, message, ...names),
        ),
      );
    }
  }
  return variables;
}

/** One variable or parameter, with what it holds before anything is written to it. */
export function readVariable(
  name: string,
  type: JsonValue | undefined,
  given: JsonValue | undefined,
  scope: string,
  report: (code: ProblemCode, message: string, ...names: readonly string[]) => void,
): ProgramVariable {
  const known = types.has(textOf(type)) ? textOf(type) : 'string';
  const isGiven = given !== undefined && given !== null && given !== '';
  const converted = isGiven ? convert(given, known) : undefined;
  if (converted?.ok === false)
    report('InvalidDefault', `"${name}" cannot begin with this value: it is no ${known}.`, name, known);
  return { name, type: known, scope: scope || 'Project', initial: converted?.ok ? converted.value : emptyOf(known) };
}

/** What a variable holds before anything is written to it. */
function emptyOf(type: string): JsonValue {
  if (type === 'int' || type === 'float') return 0;
  if (type === 'bool') return false;
  return type === 'string' ? '' : null;
}

/** The project's intents with the slots that their samples mark; one without words can never be understood. */
export function readIntents(
  { values }: SourceItem,
  slots: ReadonlyMap<string, ProgramSlot>,
  report: Report,
): IntentDefinition[] {
  return rowsOf(values.Intents).map(({ id, values: intent }) => {
    const samples = linesOf(intent.Samples);
    const marked = markedIn(samples);
    for (const name of marked) {
      if (!slots.has(name)) report(`Intents/${id}/Samples`, 'UnknownSlot', `There is no slot called "${name}".`, name);
    }
    const own = marked.flatMap((name) => slots.get(name) ?? []);
    const read = {
      id,
      name: textOf(intent.Name),
      samples,
      keywords: linesOf(intent.Keywords),
      ...(own.length > 0 && { slots: own.map(({ name, type }) => ({ name, type })) }),
    };
    if (read.samples.length + read.keywords.length === 0) {
      report(
        `Intents/${id}/Samples`,
        'EmptyIntent',
        `"${read.name}" has no samples and no keywords, so it is never understood.`,
        read.name,
      );
    }
    return read;
  });
}

/** Whether a workflow begins at nodes of a type. */
export function isStart(type: string): boolean {
  return type === 'Start' || type === 'StartModule';
}

/** The first Start node of each workflow. */
export function readStarts(nodes: readonly SourceNode[]): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const { id, type, workflowId } of nodes)
    if (isStart(type) && !starts.has(workflowId)) starts.set(workflowId, id);
  return starts;
}

/** The Standard workflow marked as start begins, else the first one. */
export function firstNode({ workflows }: ProjectSource, starts: ReadonlyMap<string, string>): string | undefined {
  const standard = workflows.filter(({ type, id }) => type === 'Standard' && starts.has(id));
  const first = standard.find(({ values }) => values.IsStart === true || values.IsStart === 'true') ?? standard[0];
  return first && starts.get(first.id);
}

/** The project's NLUSettings, with what holds where nothing sensible is written. */
export function readUnderstanding({ values }: SourceItem): Program['understanding'] {
  const read = (name: string) => {
    const value = partOf(values.NLUSettings, name);
    return value === undefined || value === null || value === '' ? Number.NaN : Number(value);
  };
  const share = (value: number, otherwise: number) => (value >= 0 && value <= 1 ? value : otherwise);
  const maxReprompts = read('MaxReprompts');
  return {
    threshold: share(read('Threshold'), 0.5),
    margin: share(read('Margin'), 0.08),
    maxReprompts: maxReprompts >= 0 ? Math.min(100, Math.trunc(maxReprompts)) : 2,
  };
}
