import type { MissGroup } from '@confab/contracts';
import { Checkbox } from '@mantine/core';
import { useFormatTime } from '../../../dates/index.ts';
import { useDisplay } from '../display.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from './misses.module.css';
import { words } from './words.ts';

interface MissGroupItemProps {
  readonly group: MissGroup;
  readonly selected: ReadonlySet<string>;
  /** Undefined for people who may not change anything. */
  readonly onSelect: ((texts: readonly string[], isSelected: boolean) => void) | undefined;
}

/** Utterances with the same meaning, with their times and the nodes where they were said. */
export function MissGroupItem({ group: { times, texts }, selected, onSelect }: MissGroupItemProps) {
  const say = useWords(words);
  const formatTime = useFormatTime();
  const { formatNumber } = useDisplay();
  const first = texts[0]?.text ?? '';
  const all = texts.map(({ text }) => text);
  const isAll = all.every((text) => selected.has(text));
  return (
    <li>
      <details>
        <summary>
          <strong>{first}</strong> {say.times(formatNumber(times))}
          {texts.length > 1 ? <span className={classes.quiet}> {say.others(texts.length - 1)}</span> : null}
        </summary>
        {onSelect && texts.length > 1 ? (
          <Checkbox
            mt="xs"
            size="xs"
            label={say.selectGroup(first)}
            checked={isAll}
            indeterminate={!isAll && all.some((text) => selected.has(text))}
            onChange={() => onSelect(all, !isAll)}
          />
        ) : null}
        <ul className={classes.texts}>
          {texts.map(({ text, times: own, lastUtc, nodes }) => (
            <li key={text} className={classes.line}>
              {onSelect ? (
                <Checkbox
                  size="xs"
                  aria-label={say.select(text)}
                  checked={selected.has(text)}
                  onChange={() => onSelect([text], !selected.has(text))}
                />
              ) : null}
              <span>{text}</span>
              <span>{say.times(formatNumber(own))}</span>
              <span className={classes.quiet}>
                {nodes
                  .map(({ nodeId, name }) => name || (nodeId === null ? say.beginning : say.deletedNode))
                  .join(', ')}
                {' · '}
                {formatTime(lastUtc)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
