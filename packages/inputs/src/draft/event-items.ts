import { emptyId } from '@confab/model';
import type { DraftEdit, DraftEvent } from './project-draft.ts';

/** The id of the edited item: the node, else the workflow, else the project. */
export function getEditedItemId(edit: DraftEdit): string {
  return toKnownId(edit.nodeId) ?? toKnownId(edit.workflowId) ?? edit.projectId;
}

/** The item that an event changes; undefined for an event of the whole project. */
export function getEventItemId(event: DraftEvent): string | undefined {
  switch (event.type) {
    case 'edited':
      return getEditedItemId(event.edit);
    case 'itemAdded':
    case 'itemReplaced':
      return event.item.id;
    case 'itemDeleted':
    case 'itemSaved':
    case 'rolledBack':
      return event.itemId;
    case 'authorValuesSaved':
    case 'layoutSaved':
    case 'promoted':
      return undefined;
  }
}

function toKnownId(id: string | null | undefined): string | undefined {
  return id && id !== emptyId ? id : undefined;
}
