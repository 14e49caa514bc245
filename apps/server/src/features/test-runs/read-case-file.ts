import { unprocessable, type BodyOf, type testRunCalls } from '@confab/contracts';
import { jsonLimits, parseBoundedJson, type JsonFault, type JsonValue, toJsonText, type JsonText } from '@confab/model';
import {
  importCsv,
  ImportFault,
  importRasa,
  importTranscript,
  type ImportedCase,
  type ImportedCases,
} from '@confab/test-cases';
import { LineCounter, parse, YAMLParseError } from 'yaml';
import { defineWorkerTask } from '../../workers/worker-task.ts';

type CaseFile = Pick<BodyOf<typeof testRunCalls.importCases>, 'format' | 'text' | 'fileName'>;

const firstWordsMax = 120;

/** A case of a file whose steps are a text, so that a thread passes few parts. */
export interface CaseText {
  readonly name: string;
  readonly stepCount: number;
  readonly firstWords: string;
  readonly steps: JsonText<ImportedCase['steps']>;
}

/** The content of a file of test cases. */
interface CaseTexts {
  readonly cases: readonly CaseText[];
  readonly notes: readonly string[];
  /** The names of nodes that the steps expect, each once. */
  readonly nodeNames: readonly string[];
}

/**
 * Reads a file of test cases in a worker thread; a file of 2 MB would block the server's main thread.
 * @throws unprocessable
 */
export const readCases = defineWorkerTask('readCases', (file: CaseFile): CaseTexts => {
  const { cases, notes } = readCaseFile(file);
  const named = cases.flatMap(({ steps }) => steps.map(({ nodeName }) => nodeName));
  return { cases: cases.map(toCaseText), notes, nodeNames: [...new Set(named)].filter((name) => name !== '') };
});

function toCaseText({ name, steps }: ImportedCase): CaseText {
  const firstWords = steps.find(({ requestValue }) => requestValue !== '')?.requestValue.slice(0, firstWordsMax) ?? '';
  return { name, stepCount: steps.length, firstWords, steps: toJsonText(steps) };
}

/** Reads a file of test cases. Refuses an invalid file with the faulty entry. */
export function readCaseFile({ format, text, fileName }: CaseFile): ImportedCases {
  try {
    if (format === 'csv') return importCsv(text);
    if (format === 'transcript')
      return importTranscript(readJson(text), fileName.replace(/\.[^.]*$/, '') || 'Transcript');
    return importRasa(readYaml(text));
  } catch (error) {
    if (error instanceof ImportFault) throw unprocessable(error.message);
    throw error;
  }
}

function readJson(text: string): JsonValue {
  const { value, fault } = parseBoundedJson(text.replace(/^\uFEFF/, ''));
  if (!fault) return value;
  throw new ImportFault('The file', describeJsonFault(fault));
}

function describeJsonFault(fault: JsonFault): string {
  switch (fault.kind) {
    case 'syntax':
      return `it is not valid JSON (${fault.cause instanceof Error ? fault.cause.message : ''}).`;
    case 'depth':
      return `it is nested more than ${jsonLimits.depthMax} levels deep.`;
    case 'parts':
      return `it has more than ${jsonLimits.partsMax} values.`;
    case 'key':
      return `the key "${fault.key}" is not allowed.`;
    case 'nul':
    case 'surrogate':
      return 'a text contains a character that cannot be stored.';
  }
}

/**
 * Refuses aliases, because a few lines of them can expand without limit. Size and nesting are measured before parsing:
 * the parser is recursive, and Node ends the process when a regular expression is compiled at the end of the stack.
 */
function readYaml(text: string): JsonValue {
  const { marks, depth } = measureYaml(text);
  if (marks > jsonLimits.partsMax) throw new ImportFault('The file', describeJsonFault({ kind: 'parts' }));
  if (depth > jsonLimits.depthMax) throw new ImportFault('The file', describeJsonFault({ kind: 'depth' }));
  const lineCounter = new LineCounter();
  try {
    // Pretty errors quote the line of each error, which takes time quadratic in a long line with many errors.
    const settings = { maxAliasCount: 0, schema: 'core', merge: false, prettyErrors: false, lineCounter } as const;
    // The core schema makes only values of the types of JSON.
    return checkValue(parse(text, settings) as JsonValue);
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    throw new ImportFault('The file', `it is not valid YAML (${describeYamlError(error, lineCounter)}).`);
  }
}

/** Refuses values that are refused in JSON, such as texts that cannot be stored: YAML writes them as escapes. */
function checkValue(value: JsonValue): JsonValue {
  return readJson(JSON.stringify(value));
}

function describeYamlError(error: unknown, lineCounter: LineCounter): string {
  if (!(error instanceof YAMLParseError)) return error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return `${error.message} at line ${line}, column ${col}`;
}

/** Counts the characters that can begin a value, and an upper bound of the nesting: brackets, and marks before a line. */
function measureYaml(text: string): { readonly marks: number; readonly depth: number } {
  let [marks, depth, level] = [0, 0, 0];
  for (const line of text.split('\n')) {
    const start = /^[ \t?:-]*/.exec(line)?.[0] ?? '';
    depth = Math.max(depth, start.length / 2);
    for (const [mark] of line.matchAll(/[-:,?[\]{}]/g)) {
      if (mark === ']' || mark === '}') level = Math.max(0, level - 1);
      else marks += 1;
      if (mark === '[' || mark === '{') level += 1;
      depth = Math.max(depth, level);
    }
  }
  return { marks, depth };
}
