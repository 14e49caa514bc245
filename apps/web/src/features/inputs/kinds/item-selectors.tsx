import { IconButton } from '@confab/ui';
import { appendToPath, getNamedKind, splitLast, type NamedKind } from '@confab/inputs';
import { IconArrowRight } from '@tabler/icons-react';
import { useItem, useProjectOutline, useValue } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import type { InputProps } from '../define-input.ts';
import { useInputsSurroundings } from '../inputs-context.tsx';
import { useModuleParameters, useNamedThings, type NamedThing } from '../use-project-names.ts';
import { ChoiceSelect, type Choice } from './choice-select.tsx';
import classes from './kinds.module.css';
import { textOf } from './text-of.ts';
import { words } from './words.ts';

/**
 * Something of the project that an input names (A3.32): a workflow, module, intent, variable, slot or slot type.
 * Nodes have a selector of their own.
 */
export function NamedSelector(input: InputProps) {
  const kind = getNamedKind(input.property) ?? 'workflow';
  const things = useNamedThings(kind);
  return kind === 'variable' ? (
    <VariableSelector {...input} things={things} />
  ) : (
    <SelectorOf {...input} {...{ kind, things }} />
  );
}

/** A variable of the project or, inside a module, one of its parameters: both go by their names. */
function VariableSelector({ things, ...input }: InputProps & Pick<SelectorOfProps, 'things'>) {
  const say = useWords(words);
  const parameters = useModuleParameters(input.itemId);
  if (parameters.length === 0) return <SelectorOf {...input} kind="variable" things={things} />;
  const own = new Set(parameters.map(({ id }) => id));
  return (
    <SelectorOf
      {...input}
      kind="variable"
      things={[...parameters, ...things.filter(({ id }) => !own.has(id))]}
      groupOf={({ id }) => (own.has(id) ? say.parametersOfModule : say.variablesOfProject)}
    />
  );
}

/**
 * A node: of the item's own workflow, of the workflow that a parent input names, or, for a selector of any node, of
 * every workflow, listed under their names.
 */
export function NodeSelector(input: InputProps) {
  const { itemId, path, property } = input;
  const skeleton = useProjectOutline();
  const nodes = useNamedThings('node');
  const own = useItem(itemId)?.workflowId ?? undefined;
  const parent = property.parentDropdownList ?? '';
  const chosen = textOf(useValue(itemId, appendToPath(splitLast(path)?.parent ?? '', parent || property.name)));
  const workflowId = parent === '' ? own : chosen;
  if (property.displayAs === 'NodeSelector' && parent === '') {
    const names = new Map(skeleton?.workflows.map(({ id, displayName }) => [id as string, displayName]));
    return (
      <SelectorOf {...input} kind="node" things={nodes} groupOf={(node) => names.get(node.workflowId ?? '') ?? ''} />
    );
  }
  return (
    <SelectorOf
      {...input}
      kind="node"
      things={nodes.filter((node) => node.workflowId === workflowId)}
      isEnabled={input.isEnabled && Boolean(workflowId)}
    />
  );
}

interface SelectorOfProps extends InputProps {
  readonly kind: NamedKind;
  readonly things: readonly NamedThing[];
  readonly groupOf?: (thing: NamedThing) => string;
}

/** What can be gone to: the items of the tree. */
const places: ReadonlySet<NamedKind> = new Set<NamedKind>(['node', 'workflow', 'module']);

function SelectorOf({ kind, things, groupOf, ...input }: SelectorOfProps) {
  const say = useWords(words);
  const { onOpenItem } = useInputsSurroundings();
  const chosen = things.find(({ id }) => id === textOf(input.value));
  const choices = things.map((thing): Choice => ({
    value: thing.id,
    label: thing.name || say.unnamed,
    ...(kind === 'node' && thing.type ? { description: thing.type } : {}),
    ...(groupOf ? { group: groupOf(thing) } : {}),
  }));
  const select = <ChoiceSelect {...input} choices={choices} emptyText={say.noneYet(kind)} />;
  if (!onOpenItem || !places.has(kind)) return select;
  return (
    <div className={classes.besideButton}>
      {select}
      <IconButton
        label={say.goTo(chosen?.name ?? '')}
        icon={<IconArrowRight size={18} aria-hidden="true" />}
        disabled={!chosen}
        onClick={() => chosen && onOpenItem(chosen.id)}
      />
    </div>
  );
}
