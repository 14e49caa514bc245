import { appendToPath, createEntry, getRowId, moveRow, readAt } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import { useState } from 'react';
import { useEditingSession } from '../../../../../editing/index.ts';
import { readClipboard } from '../../../../../platform/read-clipboard.ts';
import { copyWithToast, showToast } from '../../../../../toasts/index.ts';
import { useWords } from '../../../../../words/define-words.ts';
import { words } from '../words.ts';
import { fitEntries, readCopiedEntries, writeCopiedEntries } from './entry-clipboard.ts';

/**
 * The commands on the entries of a response.
 *
 * @param listPath the path of the list of entries
 */
export function useEntryCommands(itemId: string, listPath: string) {
  const say = useWords(words);
  const session = useEditingSession();
  const [leftOutCount, setLeftOutCount] = useState(0);
  const readEntries = () => {
    const values = session.getItem(itemId)?.values;
    const list = values && readAt(values, listPath);
    return isJsonArray(list) ? list.filter((entry) => isJsonObject(entry)) : [];
  };

  function insert(entry: JsonObject): string {
    const entryId = session.newId();
    const added = createEntry({ id: entryId, values: entry }, readEntries());
    session.edit(itemId, { path: listPath, action: 'AddRow', updatedValue: added });
    return entryId;
  }
  async function pasteText(text: string | undefined) {
    if (text === undefined) return showToast({ text: { message: say.noClipboard } });
    const copied = readCopiedEntries(text);
    if (!copied) return showToast({ text: { message: say.nothingToPaste } });
    const { entries, leftOutCount: left } = fitEntries(copied, session.teamId);
    for (const entry of entries) insert(entry);
    setLeftOutCount(left);
    return showToast({ text: { message: say.pasted(entries.length) } });
  }

  return {
    /** The number of files of another team that the last paste left out. */
    leftOutCount,
    dismissNotice: () => setLeftOutCount(0),
    add: () => insert({ SpokenText: '', DisplayText: '', Enabled: true, SuggestionChips: [] }),
    move(entryId: string, to: number) {
      const values = session.getItem(itemId)?.values;
      if (values) session.edit(itemId, moveRow(values, listPath, entryId, to));
    },
    remove: (entryId: string) => session.edit(itemId, { path: appendToPath(listPath, entryId), action: 'DeleteRow' }),
    copy(entryId: string) {
      const entry = readEntries().find((one) => getRowId(one) === entryId);
      if (isJsonObject(entry)) void copyWithToast(writeCopiedEntries({ entries: [entry], teamId: session.teamId }));
    },
    async paste() {
      await pasteText(await readClipboard());
    },
  };
}
