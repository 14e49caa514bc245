import type { ImportedText, ResultOf, translationCalls } from '@confab/contracts';
import { getLanguageName } from '@confab/model';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../transfer.module.css';
import { translationImportWords, type ReportedOutcome } from './words.ts';

type Report = ResultOf<typeof translationCalls.import>;

const order: readonly ReportedOutcome[] = [
  'changed',
  'tokens',
  'several',
  'unknown',
  'tooLong',
  'added',
  'replaced',
  'same',
];

/** Lists what an import would do with the texts of a file, those that need attention first. */
export function TranslationsReport({ report: { counts: sent, texts } }: { readonly report: Report }) {
  const say = useWords(translationImportWords);
  const counts = { ...sent, tokens: sent.tokens - sent.several };
  const outcomes = order.filter((outcome) => counts[outcome] > 0);
  if (outcomes.length === 0) return <p className={classes.quiet}>{say.empty}</p>;
  return (
    <div className={classes.summary} role="group" aria-label={say.report}>
      {outcomes.map((outcome) => {
        const members = texts.filter((text) => getReportedOutcome(text) === outcome);
        const left = counts[outcome] - members.length;
        return (
          <section key={outcome}>
            <h3 className={classes.heading}>{say.heading(outcome, counts[outcome])}</h3>
            {say.advice(outcome) === '' ? null : <p className={classes.advice}>{say.advice(outcome)}</p>}
            {members.length === 0 ? null : (
              <ul className={classes.findings} aria-label={say.heading(outcome, counts[outcome])} tabIndex={0}>
                {members.map((text, index) => (
                  <ReportedText key={index} text={text} />
                ))}
                {left > 0 ? <li className={classes.finding}>{say.more(left)}</li> : null}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function getReportedOutcome({ outcome, isOneOfSeveral = false }: ImportedText): ReportedOutcome {
  return isOneOfSeveral ? 'several' : outcome;
}

function ReportedText({ text }: { readonly text: ImportedText }) {
  const say = useWords(translationImportWords);
  const { outcome, itemName, label, language, source, missingTokens = [], unexpectedTokens = [] } = text;
  const isWritten = outcome === 'added' || outcome === 'replaced';
  const Icon = isWritten ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={classes.finding}>
      <Icon size={18} stroke={1.8} className={classes[isWritten ? 'good' : 'warning'] ?? ''} aria-hidden="true" />
      <span className={classes.findingWords}>
        {source === '' ? null : <span className={classes.quiet}>{source}</span>}
        <span lang={language}>{text.text}</span>
        {missingTokens.length === 0 ? null : <span>{say.missingTokens(missingTokens)}</span>}
        {unexpectedTokens.length === 0 ? null : <span>{say.unexpectedTokens(unexpectedTokens)}</span>}
        <span className={classes.quiet}>
          {[itemName, label, getLanguageName(language)].filter(Boolean).join(' › ')}
        </span>
      </span>
    </li>
  );
}
