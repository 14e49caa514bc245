import {
  describeClashes,
  findKeywordClashes,
  hasKeywordInputs,
  keywordClashTitle,
  keywordInputsOf,
  type KeywordInput,
} from '@confab/inputs';
import { timings, type SkinnyItem } from '@confab/model';
import { useEffect } from 'react';
import type { ProjectSession } from '../../editing/index.ts';
import { logWarning } from '../../platform/log.ts';
import { showToast } from '../../shell/toasts/index.ts';
import { schemaOf, type ItemSchemas } from '../tree/index.ts';

/**
 * Tells, half a second after the last edit, which keywords of an input that was edited here other inputs of the
 * project have too (P5.38, P5.40, A4.60). What goes wrong in it is only logged (P5.41, A5.22).
 *
 * Nothing is looked at while somebody types: an edit only starts the half second anew.
 */
export function useKeywordClashes(session: ProjectSession, schemas: ItemSchemas): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known: ReadonlyMap<string, string> | undefined;
    const editedItems = new Set<string>();

    function check() {
      const all = keywordInputs(session, schemas);
      const before = known;
      known = new Map(all.map(({ id, text }) => [id, text]));
      const edited = before
        ? all.filter((input) => isEdited(input, editedItems) && before.get(input.id) !== input.text)
        : [];
      editedItems.clear();
      const lines = edited
        .map((input) => describeClashes(findKeywordClashes(input, all)))
        .filter((line) => line !== '');
      if (lines.length > 0)
        showToast({ kind: 'message', title: keywordClashTitle, text: lines.join('\n'), autocloseMs: 8_000 });
    }

    function changed(itemId: string) {
      // An edit of one's own waits for the server's number when it is heard of; a colleague's comes with it.
      if (session.getStatus().pendingCount > 0) editedItems.add(itemId);
      clearTimeout(timer);
      timer = setTimeout(() => quietly(check), timings.keywordCheckMs);
    }

    quietly(check);
    const stop = watchHolders(session, schemas, changed);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, schemas]);
}

function isEdited({ id }: KeywordInput, itemIds: ReadonlySet<string>) {
  return itemIds.has(id.slice(0, id.indexOf('/')));
}

/** Hears every item that has keyword inputs, those that are yet to be loaded too: their workflows are opened. */
function watchHolders(session: ProjectSession, schemas: ItemSchemas, changed: (itemId: string) => void) {
  const heard = new Map<string, () => void>();
  function watch() {
    for (const { id, kind, workflowId } of holdersIn(session, schemas)) {
      if (heard.has(id)) continue;
      heard.set(
        id,
        session.subscribe(id, '', () => changed(id)),
      );
      if (kind === 'node' && workflowId) session.openWorkflow(workflowId);
    }
  }
  quietly(watch);
  const stop = session.subscribeTo('skeleton', () => quietly(watch));
  return () => {
    stop();
    for (const forget of heard.values()) forget();
  };
}

/** The items whose schemas have keyword inputs. */
function holdersIn(session: ProjectSession, schemas: ItemSchemas): readonly SkinnyItem[] {
  const skeleton = session.getSkeleton();
  if (!skeleton) return [];
  const items = [skeleton.project, ...skeleton.workflows, ...[...skeleton.nodesOf.values()].flat()];
  return items.filter((item) => {
    const schema = schemaOf(schemas, item);
    return schema !== undefined && hasKeywordInputs(schema);
  });
}

function keywordInputs(session: ProjectSession, schemas: ItemSchemas): readonly KeywordInput[] {
  return holdersIn(session, schemas).flatMap((holder) => {
    const schema = schemaOf(schemas, holder);
    const item = session.getItem(holder.id);
    if (!schema || !item?.values) return [];
    return keywordInputsOf(schema, { id: item.id, displayName: item.displayName, values: item.values });
  });
}

function quietly(work: () => void) {
  try {
    work();
  } catch (error) {
    logWarning(`The check for keyword clashes failed: ${String(error)}`);
  }
}
