/** Permissions in a team, lowest first; each includes the ones before it (P6.1, P6.2). */
export const teamRoles = ['Unauthorized', 'Viewer', 'Commenter', 'MediaEditor', 'AppEditor', 'Admin'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The sites one client serves (P1.9). */
export const flavours = ['pro', 'one', 'my', 'controltower', 'analytics', 'bench', 'test'] as const;
export type Flavour = (typeof flavours)[number];

/** The languages of the interface and of mails by their names in the profile, each name in its own language. */
export const interfaceLanguageNames = { en: 'English', de: 'Deutsch' } as const;
export type InterfaceLanguage = keyof typeof interfaceLanguageNames;

/** The types of the nodes of author values. */
export const authorValueTypes = ['Account', 'ContactUs'] as const;
export type AuthorValueType = (typeof authorValueTypes)[number];

export const itemKinds = ['project', 'workflow', 'node', 'llama', 'page'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** The level of an item. A llama and its pages correspond to a workflow and its nodes. */
export const itemLevels = {
  project: 'project',
  workflow: 'workflow',
  node: 'node',
  llama: 'workflow',
  page: 'node',
} as const satisfies Record<ItemKind, ItemKind>;

export const projectTypes = ['Pro', 'One', 'TestPlan'] as const;
export type ProjectType = (typeof projectTypes)[number];

export const workflowTypes = ['Standard', 'Module', 'BackgroundModule', 'TestSuite', 'TestRun'] as const;
export type WorkflowType = (typeof workflowTypes)[number];

/** Types of workflows and nodes that contain tests and no content of an assistant. */
export const testItemTypes = ['TestSuite', 'TestRun', 'TestCase'] as const;

/** Whether items of a type contain tests. Tests count neither as content nor as a change of the assistant. */
export function isTestItem(type: string): boolean {
  return testItemTypes.some((one) => one === type);
}

/** How far a project is published: nowhere, as its last saves, on beta, or live (A3.25). */
export const publishStages = ['None', 'Alpha', 'Beta', 'Live'] as const;

/** The states in which a project can answer: the draft, the last saves, beta, live. */
export const stages = ['Draft', 'Alpha', 'Beta', 'Live'] as const;
export type Stage = (typeof stages)[number];

/** Stages that have a frozen release. */
export const publishedStages = ['Beta', 'Live'] as const;
export type PublishedStage = (typeof publishedStages)[number];

/** Codes of the protocol: 0 is live, 1 alpha, 2 beta (A7.72, A9.7). */
export const stageCodes = { Live: 0, Alpha: 1, Beta: 2 } as const;

export const publishStatuses = ['Draft', 'UnderReview', 'Approved', 'Live', 'Denied'] as const;
export type PublishStatus = (typeof publishStatuses)[number];

/** What an edit can do (A4.19). */
export const editActions = [
  'StartEdit',
  'EndEdit',
  'ValueChanged',
  'AddRow',
  'DeleteRow',
  'ReorderRows',
  'AddExtension',
  'RemoveExtension',
] as const;
export type EditAction = (typeof editActions)[number];

/** The level of an edit (EventLevel of the protocol). */
export const eventLevels = ['Project', 'Workflow', 'Node'] as const;

export const selectionMethods = ['Escalating', 'Random'] as const;
export type SelectionMethod = (typeof selectionMethods)[number];

export const dataTypes = ['string', 'bool', 'int', 'float', 'DateTime', 'dynamic'] as const;
export type DataType = (typeof dataTypes)[number];

export const platforms = [
  'iOS',
  'Android',
  'Desktop',
  'DialogFlow',
  'GoogleHome',
  'Alexa',
  'Inclusion',
  'Chatbot',
  'NewTvFormat',
  'GActions',
  'Siri',
  'All',
] as const;
export type Platform = (typeof platforms)[number];

export const connectionStates = ['Connecting', 'Connected', 'Reconnecting', 'Disconnected'] as const;
export type ConnectionState = (typeof connectionStates)[number];

export const inputTypes = [
  'Composite',
  'Bool',
  'Enum',
  'MoveKey',
  'DateTime',
  'String',
  'NString',
  'TokenString',
  'Table',
  'Button',
  'Int',
  'Float',
  'Message',
  'JSON',
  'Tree',
  'MediaResponse',
  'AssistantResponse',
  'CompositeInput',
  'Image',
  'ImageInput',
  'MultiSelect',
  'TargetNode',
  'TargetWorkflow',
  'Secret',
] as const;
export type InputType = (typeof inputTypes)[number];

/** Kinds of objects that other values in a project can refer to. */
export const referenceKinds = [
  'node',
  'workflow',
  'intent',
  'variable',
  'slot',
  'slotType',
  'response',
  'asset',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Why a match is not replaced. `gone`: the match no longer exists. */
export const replaceRefusals = ['gone', 'locked', 'reference', 'type', 'invalid', 'tooLong'] as const;
export type ReplaceRefusal = (typeof replaceRefusals)[number];

/** Colours of cards, groups and sticky notes; every palette defines its own shades. */
export const cardColours = ['orange', 'amber', 'green', 'teal', 'blue', 'violet', 'rose'] as const;
export type CardColour = (typeof cardColours)[number];

/** The formats of packages. */
export const packageFormats = ['Confab', 'Alexa', 'Dialogflow'] as const;
export type PackageFormat = (typeof packageFormats)[number];

/**
 * What becomes of a part of a package or project, the worst last: it is as it was, in another form, only stored for the
 * next export (or staying in Confab), or lost.
 */
export const transferOutcomes = ['kept', 'changed', 'stored', 'lost'] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];

/** The kinds of parts that the report of an import or export counts. */
export const reportSections = [
  'workflows',
  'nodes',
  'intents',
  'samples',
  'slots',
  'lists',
  'values',
  'prompts',
  'answers',
  'contexts',
  'events',
  'languages',
  'settings',
  'files',
] as const;
export type ReportSection = (typeof reportSections)[number];

/** Levels of the log, in rising order: the first is 1 and the last is 6 (P3.29). */
export const logLevels = ['Verbose', 'Debug', 'Information', 'Warning', 'Error', 'Fatal'] as const;
export type LogLevel = (typeof logLevels)[number];
