import { getEventItemId } from '@confab/inputs';
import { isTestItem, type Stage } from '@confab/model';
import type { EditingSession, ProjectChange } from '../../../editing/index.ts';

const none: readonly Stage[] = [];

/** The stages on which a change alters the assistant; none for others, such as edits of test cases and of the layout. */
export function findChangedStages(
  change: ProjectChange,
  { getItem }: Pick<EditingSession, 'getItem'>,
): readonly Stage[] {
  switch (change.type) {
    case 'promoted':
      return change.stages;
    case 'layoutSaved':
      return none;
    case 'rolledBack':
    case 'authorValuesSaved':
    case 'reloaded':
      return ['Draft', 'Alpha'];
    case 'itemAdded':
    case 'itemReplaced':
      return isTestItem(change.item.type) ? none : ['Draft'];
    case 'itemSaved':
      return isTestItem(getItem(change.itemId)?.type ?? '') ? none : ['Alpha'];
    case 'edited':
    case 'itemDeleted':
      return isTestItem(getItem(getEventItemId(change) ?? '')?.type ?? '') ? none : ['Draft'];
  }
}
