import { readRows } from '@confab/inputs';
import { getNodeTypeFacts, getTypeName, isVariableType, type JsonValue } from '@confab/model';
import type { IntentDefinition } from '@confab/understanding';
import { readLines, readPart, readText } from './authored-values.ts';
import { convertValue } from '../expression/convert-value.ts';
import { isTooLarge } from '../expression/measure-value.ts';
import { valueLimits } from '../run/limits/turn-limits.ts';
import type { Program, ProgramSlot, ProgramVariable } from '../program.ts';
import type { Report } from './report.ts';
import { findMarkedSlots } from './read-slots.ts';
import type { ProblemCode } from '../problems/problem-codes.ts';
import type { ProjectSource, SourceItem, SourceNode } from '../types.ts';

// Reads the variables, intents and settings of a project, and the Start nodes of its workflows.

/** Names that would access the prototype of the objects they are stored in. */
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether authors must not use a name. */
export function isReservedName(name: string): boolean {
  return unsafeNames.has(name) || name.startsWith('ALK_');
}

const tokenName = /^[A-Za-z_][\w.-]*$/;

/** The project's variables by name; of two with the same name the first is used. */
export function readVariables({ values }: SourceItem, report: Report): ReadonlyMap<string, ProgramVariable> {
  const variables = new Map<string, ProgramVariable>();
  for (const { id, values: row } of readRows(values.Variables)) {
    const path = `Variables/${id}`;
    const name = readText(row.Name).trim();
    if (isReservedName(name)) {
      report(`${path}/Name`, 'ReservedName', `"${name}" is a name of the system; choose another.`, name);
    } else if (variables.has(name)) {
      report(`${path}/Name`, 'DuplicateVariable', `There are two variables called "${name}".`, name);
    } else if (name !== '') {
      if (!tokenName.test(name))
        report(
          `${path}/Name`,
          'UnwritableName',
          `"${name}" cannot be written in a text; use letters, digits and _ only.`,
          name,
        );
      variables.set(
        name,
        readVariable(name, row.Type, row.DefaultValue, readText(row.Scope), (code, message, ...names) =>
          report(`${path}/DefaultValue`, code, message, ...names),
        ),
      );
    }
  }
  return variables;
}

/** Reads a variable or parameter with its initial value. */
export function readVariable(
  name: string,
  type: JsonValue | undefined,
  given: JsonValue | undefined,
  scope: string,
  report: (code: ProblemCode, message: string, ...names: readonly string[]) => void,
): ProgramVariable {
  const known = isVariableType(readText(type)) ? readText(type) : 'string';
  const isGiven = given !== undefined && given !== null && given !== '';
  const converted = isGiven ? convertValue(given, known) : undefined;
  if (converted?.ok === false)
    report(
      'InvalidDefault',
      `"${name}" cannot have this default value: it does not fit the type "${getTypeName(known)}".`,
      name,
      getTypeName(known),
    );
  const isLong = converted?.ok === true && isTooLarge(converted.value);
  if (isLong)
    report(
      'LongDefault',
      `"${name}" cannot have this default value: it has more than ${valueLimits.length} characters.`,
      name,
      String(valueLimits.length),
    );
  return {
    name,
    type: known,
    scope: scope || 'Project',
    initial: converted?.ok && !isLong ? converted.value : getInitialValue(known),
  };
}

/** The initial value of a type without a default. */
function getInitialValue(type: string): JsonValue {
  if (type === 'int' || type === 'float') return 0;
  if (type === 'bool') return false;
  return type === 'string' ? '' : null;
}

/** The project's intents with the slots marked in their samples; a named intent without samples and keywords is reported. */
export function readIntents(
  { values }: SourceItem,
  slots: ReadonlyMap<string, ProgramSlot>,
  report: Report,
): IntentDefinition[] {
  return readRows(values.Intents).map(({ id, values: intent }) => {
    const samples = readLines(intent.Samples);
    const marked = findMarkedSlots(samples);
    for (const name of marked) {
      if (!slots.has(name)) report(`Intents/${id}/Samples`, 'UnknownSlot', `There is no slot called "${name}".`, name);
    }
    const own = marked.flatMap((name) => slots.get(name) ?? []);
    const read = {
      id,
      name: readText(intent.Name),
      samples,
      keywords: readLines(intent.Keywords),
      ...(own.length > 0 && { slots: own.map(({ name, type, takesSeveral }) => ({ name, type, takesSeveral })) }),
    };
    // The form reports an intent without a name.
    if (read.samples.length + read.keywords.length === 0 && read.name.trim() !== '') {
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

/** The first Start node of each workflow. */
export function findWorkflowStarts(nodes: readonly SourceNode[]): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const { id, type, workflowId } of nodes)
    if (getNodeTypeFacts(type).startsWorkflow && !starts.has(workflowId)) starts.set(workflowId, id);
  return starts;
}

/** The Start node of the Standard workflow marked as start, or of the first one. */
export function findFirstNode({ workflows }: ProjectSource, starts: ReadonlyMap<string, string>): string | undefined {
  const standard = workflows.filter(({ type, id }) => type === 'Standard' && starts.has(id));
  const first = standard.find(({ values }) => values.IsStart === true || values.IsStart === 'true') ?? standard[0];
  return first && starts.get(first.id);
}

/** The project's NLUSettings; missing or invalid settings get their defaults. */
export function readNluSettings({ values }: SourceItem): Program['nluSettings'] {
  const read = (name: string) => {
    const value = readPart(values.NLUSettings, name);
    return value === undefined || value === null || value === '' ? Number.NaN : Number(value);
  };
  const share = (value: number, otherwise: number) => (value >= 0 && value <= 1 ? value : otherwise);
  const maxReprompts = read('MaxReprompts');
  return {
    threshold: share(read('Threshold'), 0.5),
    margin: share(read('Margin'), 0.08),
    maxReprompts: maxReprompts >= 0 ? Math.min(100, Math.trunc(maxReprompts)) : 2,
    severalAtOnce: isOn(readPart(values.NLUSettings, 'SeveralAtOnce')),
  };
}

const isOn = (value: JsonValue | undefined) => value === true || value === 'true';

/** The names of the variables that hold a text. */
export function listTextNames(variables: Iterable<Pick<ProgramVariable, 'name' | 'type'>>): ReadonlySet<string> {
  return new Set([...variables].filter(({ type }) => type === 'string').map(({ name }) => name));
}
