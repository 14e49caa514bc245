/** How much a finding matters: an error keeps the file out, a warning names what is lost, the rest is good to know. */
export const findingSeverities = ['error', 'warning', 'info'] as const;
type FindingSeverity = (typeof findingSeverities)[number];

/**
 * Something that whoever moves work in or out has to know.
 *
 * `message` is one English sentence with `{0}`, `{1}` … where its names stand, so that it can be said in other languages.
 */
export interface Finding {
  readonly severity: FindingSeverity;
  /** The file inside the package that it is about, and the place in it; empty for all of it. */
  readonly entry: string;
  readonly message: string;
  readonly names: readonly string[];
}

/** As many are kept; what comes after is counted and told in one more. */
const maxFindings = 500;

/** What is found while something is read or written, each thing once. */
export interface Findings {
  readonly error: Report;
  readonly warn: Report;
  readonly note: Report;
  readonly hasErrors: () => boolean;
  /** Errors first, otherwise in the order in which they were found. */
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
      // An error is never among those that are only counted.
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

/** The sentence of a finding with its names in it, in English. */
export function formatFinding({ message, names }: Pick<Finding, 'message' | 'names'>): string {
  return message.replaceAll(/\{(\d)\}/g, (place, index: string) => names[Number(index)] ?? place);
}

function shorten(name: string) {
  return name.length > 120 ? `${name.slice(0, 119)}…` : name;
}
