import { findExpressionFault, formatCondition, parseCondition, type ConditionGroup } from '@confab/dialog-engine';
import { Input, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { formatFieldText } from '../format-field-text.ts';
import { ConditionRows } from './condition-rows.tsx';
import { ExpressionInput } from './expression-input.tsx';
import { useVariableNames } from './use-variable-names.ts';
import { words } from './words.ts';
import classes from './expression.module.css';

type View = 'rules' | 'text';

/** A condition as rules, or as the text of its expression. A text that rules cannot show stays a text. */
export function ConditionInput(input: InputProps) {
  const { value, isEnabled, onChange, labelId, itemId, property, control } = input;
  const say = useWords(words);
  const variables = useVariableNames(itemId);
  const text = formatFieldText(value);
  const stored = parseCondition(text);
  // Rules that are not complete yet have no text, so they are kept here until the text changes elsewhere.
  const [draft, setDraft] = useState<{ readonly rows: ConditionGroup; readonly text: string }>();
  const [chosen, setChosen] = useState<View>();
  const view = stored ? (chosen ?? 'rules') : 'text';
  const isRefused = view === 'rules' && control.error !== undefined;
  const rows = draft?.text === text ? draft.rows : stored;

  function change(next: ConditionGroup) {
    const written = formatCondition(next);
    setDraft({ rows: next, text: written });
    if (written !== text) onChange(written);
  }

  return (
    <div
      className={classes.condition}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={isRefused ? control.errorProps.id : undefined}
    >
      <SegmentedControl
        className={classes.views ?? ''}
        size="xs"
        aria-label={say.viewOf(getInputLabel(property))}
        disabled={!isEnabled}
        value={view}
        onChange={(next) => setChosen(next === 'text' ? 'text' : 'rules')}
        data={[
          { value: 'rules', label: say.rules, disabled: !stored },
          { value: 'text', label: say.asText },
        ]}
      />
      {view === 'rules' && rows ? (
        <>
          <ConditionRows {...{ rows, variables, isEnabled }} onChange={change} />
          {isRefused ? <Input.Error {...control.errorProps}>{control.error}</Input.Error> : null}
        </>
      ) : (
        <ExpressionInput {...input} />
      )}
      {stored ? null : (
        <Text size="xs" c="dimmed">
          {findExpressionFault(text) ? say.fixFirst : say.onlyAsText}
        </Text>
      )}
    </div>
  );
}
