import type { AnyProperty } from '../form/property-rules.ts';

/** What an input may name something of: its value is an id, or the name of a variable. */
export type NamedKind = 'node' | 'workflow' | 'module' | 'intent' | 'variable' | 'slot' | 'slotType';

/** The display types of selectors (A3.32), by what they choose from. */
const selectors: Readonly<Record<string, NamedKind>> = {
  TargetNodeSelector: 'node',
  NodeSelector: 'node',
  WorkflowSelector: 'workflow',
  ModuleSelector: 'module',
  IntentSelector: 'intent',
  VariableSelector: 'variable',
  SlotSelector: 'slot',
  SlotTypeSelector: 'slotType',
};

/** What an input's value names; undefined for an input that holds its own value. */
export function namedKindOf({ type, displayAs }: AnyProperty): NamedKind | undefined {
  if (displayAs !== undefined && Object.hasOwn(selectors, displayAs)) return selectors[displayAs];
  if (type === 'TargetNode') return 'node';
  return type === 'TargetWorkflow' ? 'workflow' : undefined;
}
