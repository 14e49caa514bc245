import type { Findings, Finding } from '../finding.ts';
import type { FindingCode } from '../finding-messages.ts';

/** The findings of a further language, and where its files have their partners in the first one. */
interface LanguageFindings {
  readonly language: string;
  readonly found: readonly Finding[];
  /** Whether an entry is a file of this language alone, by its name. */
  readonly namesLanguage: (entry: string) => boolean;
  readonly toFirstEntry: (entry: string) => string;
}

/** The findings that the first language decides for all, or that the alignment of the languages reports. */
const decidedByFirst: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'answerPlaceholder',
  'contextNeverOpened',
  'entityWithoutValues',
  'parameterRenamed',
  'slotRenamed',
  'typeUnsupported',
  'webhookAnswerNotCalled',
  'webhookAnswerPlaceholder',
]);

/**
 * Adds the findings of a further language that the first one does not have. The package can be imported without a
 * further language, so its errors become warnings.
 */
export function addLanguageFindings(
  findings: Findings,
  { language, found, namesLanguage, toFirstEntry }: LanguageFindings,
): void {
  const known = new Set(findings.list().map((finding) => toKey(finding, finding.entry)));
  const own = found.filter(
    (finding) => !decidedByFirst.has(finding.code) && !known.has(toKey(finding, toFirstEntry(finding.entry))),
  );
  findings.addAll(
    own.map((finding) => ({
      ...finding,
      severity: finding.severity === 'error' ? ('warning' as const) : finding.severity,
      entry: namesLanguage(finding.entry) ? finding.entry : `${finding.entry} (${language})`,
    })),
  );
}

function toKey({ severity, code, names }: Finding, entry: string): string {
  return [severity, entry, code, ...names].join('\n');
}
