/** A violation of a page's content security policy, without data about the person who saw the page. */
interface Violation {
  /** The directive, such as `script-src-elem`. */
  readonly directive: string;
  /** What was blocked: a keyword such as `inline`, or the scheme and host of an address. */
  readonly blocked: string;
  /** The file and line of the client's code that caused it; undefined for other code. */
  readonly source?: string;
}

const mostViolations = 5;
const unknown = 'unknown';
const directiveShape = /^[a-z-]{3,40}$/;
const keywordShape = /^[a-z-]{1,40}$/;
const clientFileShape = /^\/assets\/([\w.-]{1,100})$/;

/**
 * Reads the reports of a browser: one in the form of `report-uri`, or a list in that of the Reporting API.
 *
 * The texts of a report come from the page and from anybody who sends one, so only parts of a known form are used:
 * paths, queries, samples of code and the address of the page may be about a person.
 *
 * @returns the first five; none for a text that is not a report
 */
export function listViolations(body: unknown): readonly Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, mostViolations).filter(isCspReport) : [body];
  return reports.flatMap((report) => {
    const fields = readObject(readObject(report)['csp-report'] ?? readObject(report)['body']);
    return Object.keys(fields).length === 0 ? [] : [toViolation(fields)];
  });
}

function isCspReport(report: unknown): boolean {
  return readObject(report)['type'] === 'csp-violation';
}

function toViolation(fields: Readonly<Record<string, unknown>>): Violation {
  const read = (...names: readonly string[]) =>
    names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '';
  const [directive = ''] = read('effective-directive', 'effectiveDirective', 'violated-directive').split(' ', 1);
  const file = clientFileShape.exec(readUrl(read('source-file', 'sourceFile'))?.pathname ?? '')?.[1];
  const line = fields['line-number'] ?? fields['lineNumber'];
  return {
    directive: directiveShape.test(directive) ? directive : unknown,
    blocked: describeBlocked(read('blocked-uri', 'blockedURL')),
    ...(file !== undefined ? { source: `${file}:${Number.isSafeInteger(line) ? String(line) : '?'}` } : {}),
  };
}

/**
 * The id in the address of a browser extension shows which extensions a person uses, so only web addresses keep their
 * host.
 */
function describeBlocked(text: string): string {
  if (keywordShape.test(text)) return text;
  const url = readUrl(text);
  if (!url) return unknown;
  return ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol)
    ? `${url.protocol}//${url.host}`.slice(0, 100)
    : url.protocol.slice(0, 40);
}

function readUrl(text: string): URL | undefined {
  return text.length <= 4_096 && URL.canParse(text) ? new URL(text) : undefined;
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  // Any object can be read by key; its values are checked where they are used.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
