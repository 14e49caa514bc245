import { IconButton } from '@confab/ui';
import { appendToPath, getNamedKind, splitLast, type NamedKind } from '@confab/inputs';
import { IconArrowRight } from '@tabler/icons-react';
import { useItem, useProjectOutline, useValue } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import {
  getRowPath,
  useModuleParameters,
  useReferenceOptions,
  type ReferenceOption,
} from '../../use-reference-options.ts';
import { ChoiceSelect, type Choice } from './choice-select.tsx';
import { useCreation } from './use-creation.ts';
import classes from '../kinds.module.css';
import { formatFieldText } from '../format-field-text.ts';
import { words } from '../words.ts';

/**
 * Selects a workflow, module, intent, variable, slot or slot type of the project (A3.32). `NodeSelector` selects nodes.
 */
export function NamedSelector(input: InputProps) {
  const kind = getNamedKind(input.property) ?? 'workflow';
  const options = useReferenceOptions(kind);
  return kind === 'variable' ? (
    <VariableSelector {...input} options={options} />
  ) : (
    <ReferenceSelect {...input} {...{ kind, options }} />
  );
}

/** Selects a variable of the project or, inside a module, a parameter of the module. */
function VariableSelector({ options, ...input }: InputProps & Pick<ReferenceSelectProps, 'options'>) {
  const say = useWords(words);
  const parameters = useModuleParameters(input.itemId);
  if (parameters.length === 0) return <ReferenceSelect {...input} kind="variable" options={options} />;
  const own = new Set(parameters.map(({ id }) => id));
  return (
    <ReferenceSelect
      {...input}
      kind="variable"
      options={[...parameters, ...options.filter(({ id }) => !own.has(id))]}
      getGroup={({ id }) => (own.has(id) ? say.parametersOfModule : say.variablesOfProject)}
    />
  );
}

/**
 * Selects a node of the item's own workflow, of the workflow selected in a parent input or, with display type
 * `NodeSelector`, of any workflow.
 */
export function NodeSelector(input: InputProps) {
  const { itemId, path, property } = input;
  const outline = useProjectOutline();
  const nodes = useReferenceOptions('node');
  const own = useItem(itemId)?.workflowId ?? undefined;
  const parent = property.parentDropdownList ?? '';
  const chosen = formatFieldText(
    useValue(itemId, appendToPath(splitLast(path)?.parent ?? '', parent || property.name)),
  );
  const workflowId = parent === '' ? own : chosen;
  if (property.displayAs === 'NodeSelector' && parent === '') {
    const names = new Map<string, string>(outline?.workflows.map(({ id, displayName }) => [id, displayName]));
    return (
      <ReferenceSelect
        {...input}
        kind="node"
        options={nodes}
        getGroup={(node) => names.get(node.workflowId ?? '') ?? ''}
      />
    );
  }
  return (
    <ReferenceSelect
      {...input}
      kind="node"
      options={nodes.filter((node) => node.workflowId === workflowId)}
      isEnabled={input.isEnabled && Boolean(workflowId)}
    />
  );
}

interface ReferenceSelectProps extends InputProps {
  readonly kind: NamedKind;
  readonly options: readonly ReferenceOption[];
  readonly getGroup?: (option: ReferenceOption) => string;
}

/** Returns the function that opens an item by its id; undefined for kinds without a page. */
function useOpen(kind: NamedKind): ((id: string) => void) | undefined {
  const { onOpenItem, onOpenDefinition } = useInputsContext();
  if (kind === 'node' || kind === 'workflow' || kind === 'module') return onOpenItem;
  if (kind !== 'intent' && kind !== 'slot' && kind !== 'slotType') return undefined;
  return onOpenDefinition && ((rowId) => onOpenDefinition(getRowPath(kind, rowId)));
}

function ReferenceSelect({ kind, options, getGroup, ...input }: ReferenceSelectProps) {
  const say = useWords(words);
  const open = useOpen(kind);
  const chosen = options.find(({ id }) => id === formatFieldText(input.value));
  const choices = options.map((option): Choice => ({
    value: option.id,
    label: option.name || say.unnamed,
    ...(kind === 'node' && option.type ? { description: option.type } : {}),
    ...(getGroup ? { group: getGroup(option) } : {}),
  }));
  const rowName = useValue(input.itemId, appendToPath(splitLast(input.path)?.parent ?? '', 'Name'));
  const offered = useCreation(kind, input.onChange, formatFieldText(rowName));
  const creation = input.isEnabled ? offered : undefined;
  const select = <ChoiceSelect {...input} {...{ choices, creation }} emptyText={say.noneYet(kind)} />;
  if (!open) return select;
  return (
    <div className={classes.besideButton}>
      {select}
      <IconButton
        label={say.goTo(chosen?.name ?? '')}
        icon={<IconArrowRight size={18} aria-hidden="true" />}
        disabled={!chosen || chosen.isBuiltIn === true}
        onClick={() => chosen && open(chosen.id)}
      />
    </div>
  );
}
