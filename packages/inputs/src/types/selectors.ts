import type { ReferenceKind } from '@confab/model';

/** What an input may name: its value is an id, or the name of a variable. */
export type NamedKind = 'node' | 'workflow' | 'module' | 'intent' | 'variable' | 'slot' | 'slotType';

/** What a display type selects: the kind whose ids or names it stores, and the kind that views look its name up in. */
interface Selector {
  readonly references: ReferenceKind;
  readonly names?: NamedKind;
}

const selectors: Readonly<Record<string, Selector>> = {
  TargetNodeSelector: { references: 'node', names: 'node' },
  NodeSelector: { references: 'node', names: 'node' },
  WorkflowSelector: { references: 'workflow', names: 'workflow' },
  ModuleSelector: { references: 'workflow', names: 'module' },
  IntentSelector: { references: 'intent', names: 'intent' },
  VariableSelector: { references: 'variable', names: 'variable' },
  SlotSelector: { references: 'slot', names: 'slot' },
  SlotTypeSelector: { references: 'slotType', names: 'slotType' },
  singlelineFromLibrary: { references: 'response' },
  MediaLibraryPicker: { references: 'asset' },
};

/** The selector that a display type is (A3.32); undefined for every other one. */
export function findSelector(displayAs: string | undefined): Selector | undefined {
  return displayAs !== undefined && Object.hasOwn(selectors, displayAs) ? selectors[displayAs] : undefined;
}
