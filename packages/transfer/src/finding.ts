/** The severity of a finding: an error prevents the import, a warning names what is lost, an info is a note. */
export const findingSeverities = ['error', 'warning', 'info'] as const;
type FindingSeverity = (typeof findingSeverities)[number];

/**
 * Something to know about an import or export.
 *
 * `message` is an English sentence with `{0}`, `{1}` … for its names, so that it can be translated.
 */
export interface Finding {
  readonly severity: FindingSeverity;
  /** The file in the package and the position in it; empty for the whole package. */
  readonly entry: string;
  readonly message: string;
  readonly names: readonly string[];
}

/** The number of stored findings, twice as many with errors; further ones are only counted. */
const maxFindings = 500;
const [maxEntryLength, maxNameLength] = [300, 120];
/** Says how many findings are only counted. */
const moreMessage = 'There are {0} more.';

/** Collects the findings of reading or writing a package, each once. */
export interface Findings {
  readonly error: Report;
  readonly warn: Report;
  readonly note: Report;
  readonly hasErrors: () => boolean;
  /** Returns the findings, errors first, otherwise in the order of their discovery. */
  readonly list: () => readonly Finding[];
  /** Adds the findings of another list, those included that it only counts. */
  readonly addAll: (findings: readonly Finding[]) => void;
}

type Report = (entry: string, message: string, ...names: readonly string[]) => void;

export function createFindings(): Findings {
  const found = new Map<string, Finding>();
  let left = 0;
  let hasErrors = false;
  const add = (finding: Finding) => {
    const { severity, entry, message, names } = finding;
    if (message === moreMessage) {
      left += Number(names[0]);
      return;
    }
    const key = [severity, entry, message, ...names].join('\n');
    if (found.has(key)) return;
    if (severity === 'error') hasErrors = true;
    // Errors have a higher limit, so that the first one is always listed.
    if (found.size >= (severity === 'error' ? 2 : 1) * maxFindings) left += 1;
    else found.set(key, finding);
  };
  const report =
    (severity: FindingSeverity): Report =>
    (entry, message, ...names) =>
      add({
        severity,
        entry: shorten(entry, maxEntryLength),
        message,
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
      if (left > 0) all.push({ severity: 'info', entry: '', message: moreMessage, names: [String(left)] });
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
