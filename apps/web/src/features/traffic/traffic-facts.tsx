import type { Traffic } from '@confab/contracts';
import { IconDoorExit } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { LevelBars } from './level-bars.tsx';
import { trafficLevels } from './traffic-store.ts';
import { barWords } from './bar-words.ts';
import classes from './traffic-bar.module.css';

interface TrafficFactsProps {
  readonly traffic: Traffic;
  readonly parts: 'nodes' | 'pages';
}

/** The number of counted conversations, the kinds that are left out, and the legend of the marks. */
export function TrafficFacts({ traffic, parts }: TrafficFactsProps) {
  const say = useWords(barWords);
  const language = useLanguage((state) => state.language);
  const numbers = new Intl.NumberFormat(language);
  const shares = new Intl.NumberFormat(language, { style: 'percent' });
  const { conversations, turns, unrecorded, isCut, nodes } = traffic;
  const outline = useProjectOutline();
  const removed = useMemo(() => {
    const lists = [...(outline?.nodesByWorkflow.values() ?? [])];
    const inDraft = new Set<string>(lists.flatMap((list) => list.map(({ id }) => id)));
    return nodes.filter(({ nodeId }) => !inDraft.has(nodeId)).length;
  }, [outline, nodes]);
  return (
    <>
      {conversations === 0 ? (
        <span>{say.none}</span>
      ) : (
        <>
          <strong>{say.total(conversations, numbers.format(conversations))}</strong>
          <span className={classes.legend}>
            {say.legend}:
            {trafficLevels.map((level) => (
              <span key={level} className={classes.key}>
                <LevelBars level={level} />
                {say.upTo(shares.format(level / 4))}
              </span>
            ))}
          </span>
          <span className={classes.key}>
            <IconDoorExit size={14} aria-hidden="true" />
            {say.leftLegend}
          </span>
        </>
      )}
      {removed > 0 && <span>{parts === 'nodes' ? say.removedNodes(removed) : say.removedPages(removed)}</span>}
      {isCut && <span>{say.cut(numbers.format(turns + unrecorded))}</span>}
      {unrecorded > 0 && <span>{say.unrecorded(unrecorded, numbers.format(unrecorded))}</span>}
    </>
  );
}
