import type { JsonObject } from '@confab/model';

/** A project, workflow or node as it travels: its id, its type and all that its author wrote. */
export interface DocumentItem {
  readonly id: string;
  readonly type: string;
  readonly values: JsonObject;
}

/** A workflow or node with its place among its siblings, a fractional index. */
export interface OrderedItem extends DocumentItem {
  readonly order: string;
}

export interface DocumentNode extends OrderedItem {
  readonly workflowId: string;
  /** Where it stands on the canvas; nowhere in particular without it. */
  readonly position?: { readonly x: number; readonly y: number };
}

/**
 * A whole project on its way in or out. Every reader makes one and every writer takes one, so that each format
 * has to be understood in one place only.
 */
export interface ProjectDocument {
  readonly project: DocumentItem;
  readonly workflows: readonly OrderedItem[];
  readonly nodes: readonly DocumentNode[];
}

/** What stands below a project of a type, and below that: a One project has llamas with pages. */
export function getItemKinds(projectType: string) {
  return projectType === 'One'
    ? ({ workflow: 'llama', node: 'page' } as const)
    : ({ workflow: 'workflow', node: 'node' } as const);
}

/** Text files of a package by their paths, as the zip names them. */
export type Files = ReadonlyMap<string, string>;

/** The text of an item's value, empty where there is none. */
export function getItemName({ values }: DocumentItem): string {
  return typeof values['DisplayName'] === 'string' ? values['DisplayName'] : '';
}
