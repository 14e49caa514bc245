import type { AnalyticDataOf } from '@confab/contracts';
import { Link } from 'wouter';
import { useDisplay } from '../display.ts';
import type { AnalyticParams } from '../filters/analytic-location.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import panelClasses from '../analytics.module.css';
import classes from './pictures.module.css';

interface TopCardsProps {
  readonly data: AnalyticDataOf<'tiles2'>;
  readonly navigation: AnalyticNavigation;
}

interface TopRow {
  readonly name: string;
  readonly times: number;
  /** How the address changes to show the conversations behind the figure. */
  readonly drill?: AnalyticParams | undefined;
}

/**
 * The highlights of a range as cards: the most frequent intents, where people were not understood or left, and the
 * platforms.
 */
export function TopCards({ data, navigation }: TopCardsProps) {
  const display = useDisplay();
  const { say } = display;
  const lists: readonly { readonly title: string; readonly rows: readonly TopRow[] }[] = [
    { title: say.topIntents, rows: data.intents.map((row) => ({ ...row, drill: { intent: row.intentId } })) },
    {
      title: say.topMissedAt,
      rows: data.missedAt.map((row) => ({
        ...row,
        name: display.getNodeName(row.nodeId, row.name),
        drill: row.nodeId ? { at: row.nodeId, outcome: 'missed' } : undefined,
      })),
    },
    {
      title: say.topLeftAt,
      rows: data.leftAt.map((row) => ({ ...row, name: display.getNodeName(row.nodeId, row.name) })),
    },
    {
      title: say.topChannels,
      rows: data.channels.map(({ key, counts }) => ({
        name: display.getChannelName(key),
        times: counts.turns,
        drill: { platform: key },
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className={classes.tops}>
      {lists.map(({ title, rows }) => {
        const largest = Math.max(1, ...rows.map(({ times }) => times));
        return (
          <section key={title} className={classes.card}>
            <h2 className={classes.title}>{title}</h2>
            <ol className={classes.list}>
              {rows.map(({ name, times, drill }, index) => (
                <li key={`${index} ${name}`}>
                  <span className={classes.name}>{name || say.unknown}</span>
                  <span className={classes.times}>
                    {drill ? (
                      <Link
                        className={panelClasses.link}
                        href={navigation.toHref({ view: 'correspondence', ...drill })}
                      >
                        {display.formatNumber(times)}
                      </Link>
                    ) : (
                      display.formatNumber(times)
                    )}
                  </span>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(times / largest) * 100} height="4" />
                  </svg>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
