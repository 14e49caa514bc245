import { below, isBlank, splitLast } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { useItem, useProjectSession, useSkeleton, useValue } from '../../../editing/index.ts';
import type { InputProps } from '../define-input.ts';
import { ChoiceSelect, type Choice } from './choice-select.tsx';
import { textOf } from './text-of.ts';

/** A node of the item's own workflow, or of the workflow that a parent input names. */
export function NodeSelector(input: InputProps) {
  const { itemId, path, property } = input;
  const skeleton = useSkeleton();
  const own = useItem(itemId)?.workflowId;
  const parent = property.parentDropdownList ?? '';
  const chosen = textOf(useValue(itemId, below(splitLast(path)?.parent ?? '', parent || property.name)));
  const workflowId = parent === '' ? own : chosen;
  const nodes = (workflowId && skeleton?.nodesOf.get(workflowId)) || [];
  const choices = nodes.map((node) => ({
    value: node.id,
    label: node.displayName || node.type,
    description: node.type,
  }));
  return <ChoiceSelect {...input} choices={choices} isEnabled={input.isEnabled && !isBlank(workflowId ?? '')} />;
}

/** A workflow of the project. */
export function WorkflowSelector(input: InputProps) {
  const skeleton = useSkeleton();
  const choices = (skeleton?.workflows ?? []).map((workflow) => ({ value: workflow.id, label: workflow.displayName }));
  return <ChoiceSelect {...input} choices={choices} />;
}

/** An intent of the project, by its id. */
export function IntentSelector(input: InputProps) {
  const session = useProjectSession();
  const intents = useValue(session.projectId, 'Intents');
  return <ChoiceSelect {...input} choices={rowChoices(intents, 'id')} emptyText="No intents in this project yet" />;
}

/** A variable of the project, by its name. */
export function VariableSelector(input: InputProps) {
  const session = useProjectSession();
  const variables = useValue(session.projectId, 'Variables');
  return (
    <ChoiceSelect {...input} choices={rowChoices(variables, 'name')} emptyText="No variables in this project yet" />
  );
}

/** The rows of one of the project's tables, chosen by their id or by their name. */
function rowChoices(rows: JsonValue | undefined, by: 'id' | 'name'): readonly Choice[] {
  const choices: Choice[] = [];
  for (const row of isJsonArray(rows) ? rows : []) {
    const values = isJsonObject(row) ? row['Values'] : undefined;
    const name = isJsonObject(values) ? textOf(values['Name']) : '';
    const value = by === 'name' ? name : isJsonObject(row) ? textOf(row['RowId']) : '';
    if (value !== '' && !choices.some((choice) => choice.value === value))
      choices.push({ value, label: name || 'Unnamed' });
  }
  return choices;
}
