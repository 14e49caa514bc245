import { ruleOperators, takesValue, type ConditionRule, type RuleValue } from '@confab/dialog-engine';
import { NativeSelect } from '@mantine/core';
import { useWords } from '../../../../words/define-words.ts';
import { convertValue, ValueControl, VariableField } from './value-control.tsx';
import { words } from './words.ts';
import classes from './expression.module.css';

interface RuleFieldsProps {
  readonly rule: ConditionRule;
  /** The name of the rule, for screen readers. */
  readonly name: string;
  readonly variables: readonly string[];
  readonly isEnabled: boolean;
  readonly onChange: (rule: ConditionRule) => void;
}

const valueKinds: readonly RuleValue['kind'][] = ['text', 'number', 'boolean', 'variable'];

/** The fields of one rule: variable, operator and value. */
export function RuleFields({ rule, name, variables, isEnabled, onChange }: RuleFieldsProps) {
  const say = useWords(words);
  const { variable, operator, value } = rule;
  return (
    <div className={classes.rule} role="group" aria-label={name}>
      <VariableField
        label={say.variableOf}
        value={variable}
        {...{ variables, isEnabled }}
        onChange={(next) => onChange({ ...rule, variable: next })}
      />
      <NativeSelect
        size="xs"
        aria-label={say.operatorOf}
        disabled={!isEnabled}
        value={operator}
        data={ruleOperators.map((one) => ({ value: one, label: say.operatorName(one) }))}
        onChange={(event) => {
          const next = ruleOperators.find((one) => one === event.currentTarget.value);
          if (next) onChange({ ...rule, operator: next });
        }}
      />
      {takesValue(operator) ? (
        <>
          <NativeSelect
            size="xs"
            aria-label={say.kindOf}
            disabled={!isEnabled}
            value={value.kind}
            data={valueKinds.map((one) => ({ value: one, label: say.kindName(one) }))}
            onChange={(event) => {
              const kind = valueKinds.find((one) => one === event.currentTarget.value);
              if (kind) onChange({ ...rule, value: convertValue(value, kind) });
            }}
          />
          <ValueControl {...{ value, variables, isEnabled }} onChange={(next) => onChange({ ...rule, value: next })} />
        </>
      ) : null}
    </div>
  );
}
