import type { AnalyticDataOf } from '@confab/contracts';
import { Link } from 'wouter';
import { useDisplay } from '../display.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import { ofSaid } from '../table/find-drill.ts';
import { useLanguage } from '../../../words/language.ts';
import classes from './pictures.module.css';

const smallest = 0.85;
const growth = 1.9;

interface WordCloudProps extends Pick<AnalyticDataOf<'wordcloud'>, 'words'> {
  readonly navigation: AnalyticNavigation;
}

/** The words that people said, in alphabetical order, larger if more frequent. Each leads to its conversations. */
export function WordCloud({ words, navigation }: WordCloudProps) {
  const { say, formatNumber } = useDisplay();
  const language = useLanguage((state) => state.language);
  const largest = Math.max(1, ...words.map(({ times }) => times));
  const sorted = words.toSorted((one, other) => one.word.localeCompare(other.word, language));
  return (
    <ul className={classes.words} aria-label={say.wordcloud}>
      {sorted.map(({ word, times }) => (
        <li key={word} style={{ fontSize: `${(smallest + growth * Math.sqrt(times / largest)).toFixed(2)}rem` }}>
          <Link href={navigation.toHref({ view: 'correspondence', ...ofSaid(word) })}>
            {word}
            <span className="cf-visually-hidden">{say.saidTimes(formatNumber(times))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
