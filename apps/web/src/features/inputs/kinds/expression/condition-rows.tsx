import type { ConditionGroup, ConditionPart, ConditionRule } from '@confab/dialog-engine';
import { IconButton } from '@confab/ui';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../../words/define-words.ts';
import { RuleFields } from './rule-fields.tsx';
import { words } from './words.ts';
import classes from './expression.module.css';

interface ConditionRowsProps {
  readonly rows: ConditionGroup;
  readonly variables: readonly string[];
  readonly isEnabled: boolean;
  readonly onChange: (rows: ConditionGroup) => void;
  readonly depth?: number;
}

const maxDepth = 4;
const blankRule: ConditionRule = { kind: 'rule', variable: '', operator: '==', value: { kind: 'text', text: '' } };

/** The rules of a condition: all or any of them have to hold. A rule can be a group of rules. */
export function ConditionRows({ rows, variables, isEnabled, onChange, depth = 0 }: ConditionRowsProps) {
  const say = useWords(words);
  const frame = useRef<HTMLDivElement>(null);
  const { join, parts } = rows;

  function add(part: ConditionPart) {
    // At once: the next key may come before the next frame.
    flushSync(() => onChange({ ...rows, parts: [...parts, part] }));
    focusPart(parts.length);
  }
  function change(at: number, part: ConditionPart) {
    onChange({ ...rows, parts: parts.map((one, index) => (index === at ? part : one)) });
  }
  function remove(at: number) {
    flushSync(() => onChange({ ...rows, parts: parts.filter((_, index) => index !== at) }));
    focusPart(Math.max(at - 1, 0));
  }
  /** Focuses the first field of a rule, or the button that adds one when there is none. */
  function focusPart(at: number) {
    const shown = frame.current?.querySelectorAll(':scope > [data-part]')[at];
    const target =
      shown?.querySelector<HTMLElement>('input') ?? frame.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
  }

  return (
    <div ref={frame} className={classes.group} data-depth={depth}>
      {parts.length > 1 ? (
        <SegmentedControl
          className={classes.join ?? ''}
          size="xs"
          aria-label={say.join}
          disabled={!isEnabled}
          value={join}
          onChange={(next) => onChange({ ...rows, join: next === 'or' ? 'or' : 'and' })}
          data={[
            { value: 'and', label: say.all },
            { value: 'or', label: say.any },
          ]}
        />
      ) : null}
      {parts.map((part, at) => (
        // Rules have no ids; each is shown from its values alone, so the index is its key.
        <div key={at} data-part className={classes.part}>
          {part.kind === 'rule' ? (
            <RuleFields
              {...{ variables, isEnabled }}
              rule={part}
              name={say.rule(at + 1)}
              onChange={(next) => change(at, next)}
            />
          ) : (
            <ConditionRows
              {...{ variables, isEnabled }}
              rows={part}
              depth={depth + 1}
              onChange={(next) => change(at, next)}
            />
          )}
          {isEnabled ? (
            <IconButton
              size={26}
              label={part.kind === 'rule' ? say.removeRule(at + 1) : say.removeGroup(at + 1)}
              icon={<IconX size={14} aria-hidden="true" />}
              onClick={() => remove(at)}
            />
          ) : null}
        </div>
      ))}
      {isEnabled ? (
        <div className={classes.add}>
          <Button
            size="compact-xs"
            variant="subtle"
            data-add
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => add(blankRule)}
          >
            {say.addRule}
          </Button>
          {depth < maxDepth && parts.length > 0 ? (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<IconPlus size={14} aria-hidden="true" />}
              onClick={() => add({ kind: 'group', join: join === 'and' ? 'or' : 'and', parts: [blankRule] })}
            >
              {say.addGroup}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
