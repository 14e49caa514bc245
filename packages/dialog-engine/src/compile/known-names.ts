import type { SlotTypeDefinition } from '@confab/understanding';
import type { ProgramSlot } from '../program.ts';
import type { Module } from './read-modules.ts';
import { reuseEqual, reuseEqualEntries } from './reuse-equal.ts';
import { SharedResponses } from './shared-responses.ts';

/** The names and ids that can be referred to in a project. */
export interface KnownNames {
  readonly variables: ReadonlySet<string>;
  /** The variables that hold a text. */
  readonly textVariables: ReadonlySet<string>;
  /** Names of the intents by id. */
  readonly intents: ReadonlyMap<string, string>;
  /** Workflow of each node. */
  readonly nodeWorkflows: ReadonlyMap<string, string>;
  /** Start node of each workflow. */
  readonly workflowStarts: ReadonlyMap<string, string>;
  /** Modules by workflow. */
  readonly modules: ReadonlyMap<string, Module>;
  /** Slots by row id. */
  readonly slots: ReadonlyMap<string, ProgramSlot>;
  readonly slotTypes: readonly SlotTypeDefinition[];
  readonly language: string;
  /** All languages of the project, separated by commas. */
  readonly languages: string;
  /** Ids and names of the in-parameters of each node that has any. */
  readonly inParameters: ReadonlyMap<string, ReadonlySet<string>>;
  /** The parameters of each node that a connector assigns a value to. */
  readonly assignedParameters: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of variables by the GUIDs that refer to them in tokens (A3.53). */
  readonly guidTokens: ReadonlyMap<string, string>;
  /** What each menu of a One project offers. */
  readonly menuChoices: ReadonlyMap<string, readonly MenuChoice[]>;
  /** The pages of a One project that have pages below them. */
  readonly parentPages: ReadonlySet<string>;
  /** The pages of which some pages below match only near them. */
  readonly gatewayPages: ReadonlySet<string>;
  /** The author's own details in a One project: texts by name. */
  readonly authorDetails: ReadonlyMap<string, string>;
  /** The targets of linked responses. */
  readonly responses: SharedResponses;
}

/** A page that a menu offers. */
export type MenuChoice = {
  readonly pageId: string;
  readonly pageName: string;
  /** What the menu calls it. */
  readonly name: string;
};

/** The names of a One project that a Pro project does not have. */
export type PageNames = Pick<KnownNames, 'menuChoices' | 'parentPages' | 'gatewayPages' | 'authorDetails'>;

/** Those of a Pro project. */
export const noPageNames: PageNames = {
  menuChoices: new Map(),
  parentPages: new Set(),
  gatewayPages: new Set(),
  authorDetails: new Map(),
};

/** The names that a program keeps, so that the next program of its project shares those that did not change. */
export type ReusableNames = Pick<
  KnownNames,
  'variables' | 'modules' | 'slots' | 'slotTypes' | 'inParameters' | 'assignedParameters' | 'guidTokens' | 'menuChoices'
>;

/** No names. A closed compiler has these. */
export const noNames: KnownNames = {
  variables: new Set(),
  textVariables: new Set(),
  intents: new Map(),
  nodeWorkflows: new Map(),
  workflowStarts: new Map(),
  modules: new Map(),
  slots: new Map(),
  slotTypes: [],
  language: 'en',
  languages: 'en',
  inParameters: new Map(),
  assignedParameters: new Map(),
  guidTokens: new Map(),
  ...noPageNames,
  responses: new SharedResponses({
    project: { id: '', type: '', displayName: '', values: {} },
    workflows: [],
    nodes: [],
  }),
};

/** Replaces names by those of the previous program where they are equal, so that equal names are identical. */
export function reuseNames(next: KnownNames, previous: ReusableNames = noNames): KnownNames {
  return {
    ...next,
    variables: reuseEqual(previous.variables, next.variables),
    modules: reuseEqualEntries(previous.modules, next.modules),
    slots: reuseEqualEntries(previous.slots, next.slots),
    slotTypes: reuseEqual(previous.slotTypes, next.slotTypes),
    inParameters: reuseEqualEntries(previous.inParameters, next.inParameters),
    assignedParameters: reuseEqualEntries(previous.assignedParameters, next.assignedParameters),
    guidTokens: reuseEqual(previous.guidTokens, next.guidTokens),
    menuChoices: reuseEqualEntries(previous.menuChoices, next.menuChoices),
  };
}

/** The names of a program that the next one may share. */
export function toReusableNames(names: KnownNames): ReusableNames {
  const { variables, modules, slots, slotTypes, inParameters, assignedParameters, guidTokens, menuChoices } = names;
  return { variables, modules, slots, slotTypes, inParameters, assignedParameters, guidTokens, menuChoices };
}
