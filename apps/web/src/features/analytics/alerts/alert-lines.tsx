import { Banner } from '@confab/ui';
import { Link } from 'wouter';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../analytics.module.css';
import { useDisplay } from '../display.ts';
import type { AnalyticSubject } from '../filters/to-request.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import { useAlerts } from './use-alerts.ts';
import { words } from './words.ts';

interface AlertLinesProps extends AnalyticSubject {
  readonly navigation: AnalyticNavigation;
}

/** The figures of a project that have left their usual band, each with a link to the conversations behind it. */
export function AlertLines({ teamId, projectId, navigation: { toHref } }: AlertLinesProps) {
  const say = useWords(words);
  const message = useMessage();
  const language = useLanguage((state) => state.language);
  const { formatTime } = useDisplay();
  const { data = [], error } = useAlerts({ teamId, projectId });
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  if (error) return <Banner level="error">{message(error)}</Banner>;
  return data.map(({ id, figure, openedUtc, hours, share, usual, from, to }) => (
    <Banner
      key={id}
      level="warning"
      isBoxed
      action={
        <Link
          className={classes.link}
          href={toHref({
            view: 'correspondence',
            days: undefined,
            from,
            to,
            stage: 'Live',
            platform: undefined,
            language: undefined,
            version: undefined,
            outcome: figure,
          })}
        >
          {say.show}
        </Link>
      }
    >
      {(hours === 1 ? say.hour : say.day)(formatTime(openedUtc))}{' '}
      {say[figure](shares.format(share), shares.format(usual))}
    </Banner>
  ));
}
