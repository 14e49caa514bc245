import type { KnownNames } from './known-names.ts';

/**
 * The questions that a part of a program asks about the names of its project. An answer is a primitive, or an object
 * that stays the same as long as its content does.
 */
export const lookups = {
  variable: ({ variables }: KnownNames, name: string) => variables.has(name),
  textVariable: ({ textVariables }: KnownNames, name: string) => textVariables.has(name),
  /** All variables, for texts that are compiled when they run. */
  allVariables: ({ variables }: KnownNames) => variables,
  intent: ({ intents }: KnownNames, id: string) => intents.get(id),
  nodeWorkflow: ({ nodeWorkflows }: KnownNames, id: string) => nodeWorkflows.get(id),
  workflowStart: ({ workflowStarts }: KnownNames, id: string) => workflowStarts.get(id),
  module: ({ modules }: KnownNames, workflowId: string) => modules.get(workflowId),
  slot: ({ slots }: KnownNames, id: string) => slots.get(id),
  slotTypes: ({ slotTypes }: KnownNames) => slotTypes,
  language: ({ language }: KnownNames) => language,
  languages: ({ languages }: KnownNames) => languages,
  inParameters: ({ inParameters }: KnownNames, nodeId: string) => inParameters.get(nodeId),
  assignedParameters: ({ assignedParameters }: KnownNames, nodeId: string) => assignedParameters.get(nodeId),
  guidToken: ({ guidTokens }: KnownNames, token: string) => guidTokens.get(token),
  /** All tokens with GUIDs, for texts that are compiled when they run. */
  allGuidTokens: ({ guidTokens }: KnownNames) => guidTokens,
  menuChoices: ({ menuChoices }: KnownNames, pageId: string) => menuChoices.get(pageId),
  parentPage: ({ parentPages }: KnownNames, pageId: string) => parentPages.has(pageId),
  gatewayPage: ({ gatewayPages }: KnownNames, pageId: string) => gatewayPages.has(pageId),
  authorDetail: ({ authorDetails }: KnownNames, name: string) => authorDetails.get(name),
  globalMessage: ({ responses }: KnownNames, name: string) => responses.findGlobal(name)?.value,
  /** The authored table of supplementary messages. */
  supplementary: ({ responses }: KnownNames) => responses.supplementary,
  /** The response of a node. */
  response: ({ responses }: KnownNames, id: string) => responses.findOfNode(id)?.value,
};

export type LookupKind = keyof typeof lookups;

/** A question that was asked while a part was compiled, and its answer. */
export interface NameLookup {
  readonly kind: LookupKind;
  readonly key: string;
  readonly answer: unknown;
}

/** Whether all questions have the same answers as before, so that compiling again would give an equal part. */
export function hasSameAnswers(asked: readonly NameLookup[], names: KnownNames): boolean {
  return asked.every(({ kind, key, answer }) => lookups[kind](names, key) === answer);
}
