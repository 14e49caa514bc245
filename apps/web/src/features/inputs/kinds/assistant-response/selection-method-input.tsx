import { appendToPath } from '@confab/inputs';
import { isJsonArray, selectionMethods } from '@confab/model';
import { Select } from '@mantine/core';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import { words } from './words.ts';

interface SelectionMethodInputProps {
  readonly itemId: string;
  /** The path of the response. */
  readonly path: string;
  /** The name of the response. */
  readonly name: string;
}

/** How one of several entries is chosen (A3.54); nothing while there is a choice of one. */
export function SelectionMethodInput({ itemId, path, name }: SelectionMethodInputProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const methodPath = appendToPath(path, 'SelectionMethod');
  const method = useValue(itemId, methodPath);
  const list = useValue(itemId, appendToPath(path, 'Entries'));
  if (!isJsonArray(list) || list.length < 2) return null;
  return (
    <Select
      aria-label={say.methodOf(name)}
      size="xs"
      w={130}
      allowDeselect={false}
      disabled={session.isReadOnly}
      data={selectionMethods.map((one) => ({ value: one, label: say.method(one) }))}
      value={typeof method === 'string' ? method : 'Escalating'}
      onChange={(chosen) => {
        if (chosen) session.edit(itemId, { path: methodPath, action: 'ValueChanged', updatedValue: chosen });
      }}
    />
  );
}
