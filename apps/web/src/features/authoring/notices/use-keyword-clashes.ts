import { findKeywordClashes, listKeywordInputs, type KeywordClash, type KeywordInput } from '@confab/inputs';
import { timings } from '@confab/model';
import { useEffect, useEffectEvent } from 'react';
import type { EditingSession } from '../../../editing/index.ts';
import { logWarning } from '../../../platform/log.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { findItemSchema, type ItemSchemas } from '../../tree/index.ts';
import { words } from '../words.ts';
import { listKeywordItems } from './list-keyword-items.ts';

/**
 * Warns, half a second after the last edit, when a keyword of an edited input also belongs to another input of the
 * project (P5.38, P5.40, A4.60). Errors are only logged (P5.41, A5.22).
 *
 * Each edit restarts the timer, so that nothing is checked while the author types.
 */
export function useKeywordClashes(session: EditingSession, schemas: ItemSchemas): void {
  const say = useWords(words);
  const warn = useEffectEvent((clashes: readonly KeywordClash[]) => {
    if (clashes.length > 0)
      showToast({
        kind: 'message',
        title: { message: say.clashTitle },
        text: { message: say.clashes(clashes) },
        autocloseMs: 8_000,
      });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: ReadonlyMap<string, string> | undefined;
    const editedItems = new Set<string>();

    function check() {
      const all = collectKeywordInputs(session, schemas);
      const previous = latest;
      latest = new Map(all.map(({ id, text }) => [id, text]));
      const edited = previous
        ? all.filter((input) => isEdited(input, editedItems) && previous.get(input.id) !== input.text)
        : [];
      editedItems.clear();
      warn(edited.flatMap((input) => findKeywordClashes(input, all)));
    }

    function scheduleCheck(itemId: string) {
      // Only the author's own edits are pending when they are published; edits of colleagues are already on the server.
      if (session.getStatus().pendingCount > 0) editedItems.add(itemId);
      clearTimeout(timer);
      timer = setTimeout(() => logErrors(check), timings.keywordCheckMs);
    }

    logErrors(check);
    const stop = watchKeywordItems(session, schemas, scheduleCheck);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, schemas]);
}

function isEdited({ id }: KeywordInput, itemIds: ReadonlySet<string>) {
  return itemIds.has(id.slice(0, id.indexOf('/')));
}

/** Subscribes to every item with keyword inputs, and opens the workflows of those not loaded yet. */
function watchKeywordItems(session: EditingSession, schemas: ItemSchemas, scheduleCheck: (itemId: string) => void) {
  const subscriptions = new Map<string, () => void>();
  function watch() {
    for (const { id, workflowId } of listKeywordItems(session, schemas)) {
      if (subscriptions.has(id)) continue;
      subscriptions.set(
        id,
        session.subscribe(id, '', () => scheduleCheck(id)),
      );
      if (workflowId) session.openWorkflow(workflowId);
    }
  }
  logErrors(watch);
  const stop = session.subscribeTo('outline', () => logErrors(watch));
  return () => {
    stop();
    for (const unsubscribe of subscriptions.values()) unsubscribe();
  };
}

function collectKeywordInputs(session: EditingSession, schemas: ItemSchemas): readonly KeywordInput[] {
  return listKeywordItems(session, schemas).flatMap((keywordItem) => {
    const schema = findItemSchema(schemas, keywordItem);
    const item = session.getItem(keywordItem.id);
    if (!schema || !item?.values) return [];
    return listKeywordInputs(schema, { id: item.id, displayName: item.displayName, values: item.values });
  });
}

function logErrors(work: () => void) {
  try {
    work();
  } catch (error) {
    logWarning(`The check for keyword clashes failed: ${String(error)}`);
  }
}
