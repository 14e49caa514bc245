import type { ReferenceKind } from '@confab/model';

/** Kinds of objects that an input can refer to, by id or, for a variable, by name. */
export type NamedKind = 'node' | 'workflow' | 'module' | 'intent' | 'variable' | 'slot' | 'slotType';

/** What a display type selects: the kind whose ids or names it stores, and the kind in which views look up its name. */
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
  MediaLibraryPicker: { references: 'asset' },
};

/** The selector of a display type (A3.32); undefined if the display type is not a selector. */
export function findSelector(displayAs: string | undefined): Selector | undefined {
  return displayAs !== undefined && Object.hasOwn(selectors, displayAs) ? selectors[displayAs] : undefined;
}
