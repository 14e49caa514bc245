import { findingMessages, type FindingCode } from './finding-messages.ts';

/** The severity of a finding: an error prevents the import, a warning names what is lost, an info is a note. */
const findingSeverities = ['error', 'warning', 'info'] as const;
type FindingSeverity = (typeof findingSeverities)[number];

/**
 * Something to know about an import or export.
 *
 * `message` is the English sentence of the code, with `{0}`, `{1}` … for the names. A client translates by the code.
 */
export interface Finding {
  readonly severity: FindingSeverity;
  /** The file in the package and the position in it; empty for the whole package. */
  readonly entry: string;
  readonly code: FindingCode;
  readonly message: string;
  readonly names: readonly string[];
}

/** The number of stored findings, or twice as many if they include errors; further ones are only counted. */
const maxFindings = 500;
const [maxEntryLength, maxNameLength] = [300, 120];

/** Collects the findings of reading or writing a package, each once. */
export interface Findings {
  readonly error: ReportFinding;
  readonly warn: ReportFinding;
  readonly note: ReportFinding;
  readonly hasErrors: () => boolean;
  /** Returns the findings, errors first, otherwise in the order of their discovery. */
  readonly list: () => readonly Finding[];
  /** Adds the findings of another list, those included that it only counts. */
  readonly addAll: (findings: readonly Finding[]) => void;
}

type ReportFinding = (entry: string, code: FindingCode, ...names: readonly string[]) => void;

export function createFindings(): Findings {
  const found = new Map<string, Finding>();
  let left = 0;
  let hasErrors = false;
  const add = (finding: Finding) => {
    const { severity, entry, code, names } = finding;
    if (code === 'moreFindings') {
      left += Number(names[0]);
      return;
    }
    const key = [severity, entry, code, ...names].join('\n');
    if (found.has(key)) return;
    if (severity === 'error') hasErrors = true;
    // Errors have a higher limit, so that the first one is always listed.
    if (found.size >= (severity === 'error' ? 2 : 1) * maxFindings) left += 1;
    else found.set(key, finding);
  };
  const report =
    (severity: FindingSeverity): ReportFinding =>
    (entry, code, ...names) =>
      add({
        severity,
        entry: shorten(entry, maxEntryLength),
        code,
        message: findingMessages[code],
        names: names.map((name) => shorten(name, maxNameLength)),
      });
  return {
    error: report('error'),
    warn: report('warning'),
    note: report('info'),
    hasErrors: () => hasErrors,
    addAll: (findings) => {
      for (const finding of findings) add(finding);
    },
    list: () => {
      const all = [...found.values()];
      const code = 'moreFindings';
      if (left > 0)
        all.push({ severity: 'info', entry: '', code, message: findingMessages[code], names: [String(left)] });
      return findingSeverities.flatMap((severity) => all.filter((one) => one.severity === severity));
    },
  };
}

/** Formats a finding as an English sentence with its names. */
export function formatFinding({ message, names }: Pick<Finding, 'message' | 'names'>): string {
  return message.replaceAll(/\{(\d)\}/g, (place, index: string) => names[Number(index)] ?? place);
}

function shorten(text: string, most: number) {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
