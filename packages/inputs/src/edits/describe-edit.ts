import type { EditAction } from '@confab/model';

/** Labels of edit actions (A4.19). */
const editActionLabels: Readonly<Record<EditAction, string>> = {
  StartEdit: '',
  EndEdit: '',
  ValueChanged: 'Changed',
  AddRow: 'Added',
  DeleteRow: 'Removed',
  ReorderRows: 'Moved',
  AddExtension: 'Enabled extension',
  RemoveExtension: 'Disabled extension',
};

/** Describes an edit, for example 'Changed Title'. */
export function describeEdit(action: EditAction, what: string): string {
  return `${editActionLabels[action]} ${what}`.trim();
}
