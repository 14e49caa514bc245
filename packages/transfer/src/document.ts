import type { JsonObject } from '@confab/model';

/** A project, workflow or node for transfer: id, type and authored values. */
export interface DocumentItem {
  readonly id: string;
  readonly type: string;
  readonly values: JsonObject;
}

/** A workflow or node with its order among its siblings, a fractional index. */
export interface OrderedItem extends DocumentItem {
  readonly order: string;
}

export interface DocumentNode extends OrderedItem {
  readonly workflowId: string;
  /** The position on the canvas; undefined when the format has none. */
  readonly position?: { readonly x: number; readonly y: number };
}

/**
 * A whole project for transfer. Every reader creates one and every writer takes one, so that each format is handled in
 * one place.
 */
export interface ProjectDocument {
  readonly project: DocumentItem;
  readonly workflows: readonly OrderedItem[];
  readonly nodes: readonly DocumentNode[];
}

/** Returns the kinds of items in a project: a One project has llamas with pages, others have workflows with nodes. */
export function getItemKinds(projectType: string) {
  return projectType === 'One'
    ? ({ workflow: 'llama', node: 'page' } as const)
    : ({ workflow: 'workflow', node: 'node' } as const);
}

/** Text files of a package by their paths in the zip. */
export type Files = ReadonlyMap<string, string>;

/** Returns the display name of an item; empty when it has none. */
export function getItemName({ values }: DocumentItem): string {
  return typeof values['DisplayName'] === 'string' ? values['DisplayName'] : '';
}
