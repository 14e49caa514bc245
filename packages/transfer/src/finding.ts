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

/** The number of stored findings; further ones are only counted. */
const maxFindings = 500;

/** Collects the findings of reading or writing a package, each once. */
export interface Findings {
  readonly error: Report;
  readonly warn: Report;
  readonly note: Report;
  readonly hasErrors: () => boolean;
  /** Returns the findings, errors first, otherwise in the order of their discovery. */
  readonly list: () => readonly Finding[];
}

type Report = (entry: string, message: string, ...names: readonly string[]) => void;

export function createFindings(): Findings {
  const found = new Map<string, Finding>();
  let left = 0;
  const report =
    (severity: FindingSeverity): Report =>
    (entry, message, ...names) => {
      const key = [severity, entry, message, ...names].join('\n');
      if (found.has(key)) return;
      // Errors have a higher limit, so that an error is never only counted.
      if (found.size >= maxFindings && severity !== 'error') left += 1;
      else if (found.size < 2 * maxFindings) found.set(key, { severity, entry, message, names: names.map(shorten) });
    };
  return {
    error: report('error'),
    warn: report('warning'),
    note: report('info'),
    hasErrors: () => [...found.values()].some(({ severity }) => severity === 'error'),
    list: () => {
      const all = [...found.values()];
      if (left > 0) all.push({ severity: 'info', entry: '', message: 'There are {0} more.', names: [String(left)] });
      return findingSeverities.flatMap((severity) => all.filter((one) => one.severity === severity));
    },
  };
}

/** Formats a finding as an English sentence with its names. */
export function formatFinding({ message, names }: Pick<Finding, 'message' | 'names'>): string {
  return message.replaceAll(/\{(\d)\}/g, (place, index: string) => names[Number(index)] ?? place);
}

function shorten(name: string) {
  return name.length > 120 ? `${name.slice(0, 119)}…` : name;
}
