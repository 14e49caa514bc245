import { emptyHistory, rebaseHistory, type ChangedText, type EditHistory } from '@confab/inputs';

/** The undo and redo steps of each item. */
export function createHistories(notify: () => void) {
  const histories = new Map<string, EditHistory>();
  return {
    getHistory: (itemId: string) => histories.get(itemId) ?? emptyHistory,
    setHistory(itemId: string, history: EditHistory) {
      if (history === emptyHistory) histories.delete(itemId);
      else histories.set(itemId, history);
      notify();
    },
    /** Rewrites the steps of texts that events changed. */
    rebaseHistories(texts: readonly ChangedText[]) {
      for (const { itemId, path, change } of texts) {
        const history = histories.get(itemId);
        if (history) histories.set(itemId, rebaseHistory(history, path, change));
      }
    },
  };
}
