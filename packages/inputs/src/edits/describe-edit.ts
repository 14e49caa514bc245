import type { EditAction } from '@confab/model';

/** What each kind of edit is called (A4.19). */
export const editActionLabels: Readonly<Record<EditAction, string>> = {
  StartEdit: '',
  EndEdit: '',
  ValueChanged: 'Changed',
  AddRow: 'Added',
  DeleteRow: 'Removed',
  ReorderRows: 'Moved',
  AddExtension: 'Enabled extension',
  RemoveExtension: 'Disabled extension',
};

/** An edit in words, such as 'Changed Title'. */
export function describeEdit(action: EditAction, what: string): string {
  return `${editActionLabels[action]} ${what}`.trim();
}
