import type { AnalyticDataOf } from '@confab/contracts';
import { useDisplay } from '../display.ts';
import { useLanguage } from '../../../words/language.ts';
import classes from './pictures.module.css';

const smallest = 0.85;
const growth = 1.9;

/** The words that people said, by the alphabet and the larger the more often. */
export function WordCloud({ words }: Pick<AnalyticDataOf<'wordcloud'>, 'words'>) {
  const { say, formatNumber } = useDisplay();
  const language = useLanguage((state) => state.language);
  const largest = Math.max(1, ...words.map(({ times }) => times));
  const sorted = words.toSorted((one, other) => one.word.localeCompare(other.word, language));
  return (
    <ul className={classes.words} aria-label={say.wordcloud}>
      {sorted.map(({ word, times }) => (
        <li key={word} style={{ fontSize: `${(smallest + growth * Math.sqrt(times / largest)).toFixed(2)}rem` }}>
          {word}
          <span className="cf-visually-hidden">{say.saidTimes(formatNumber(times))}</span>
        </li>
      ))}
    </ul>
  );
}
