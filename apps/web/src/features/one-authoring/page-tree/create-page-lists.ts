import { placePages } from '@confab/inputs';
import { canBeExtension, type PlacedPage } from '@confab/model';
import type { EditingSession, ItemView } from '../../../editing/index.ts';
import { subscribeToPages } from './subscribe-to-pages.ts';

/** A llama with its pages in reading order; undefined pages while they load. */
export interface PageList {
  readonly llamaId: string;
  readonly pages: readonly PlacedPage[] | undefined;
  /** The One extensions among them: pages below another one that match from everywhere (A2.26). */
  readonly extensions: ReadonlySet<string>;
}

interface KnownList {
  readonly nodes: readonly ItemView[];
  readonly list: PageList;
}

/**
 * Reads the page lists of a session. A list keeps its reference until a page of it is added, removed or moved, or becomes a
 * One extension, so that typing in a page does not build the tree again.
 */
export function createPageLists(session: EditingSession) {
  const known = new Map<string, KnownList>();
  let all: readonly PageList[] = [];

  function read(llamaId: string): PageList {
    const view = session.getWorkflow(llamaId);
    const before = known.get(llamaId);
    if (view.status !== 'ready')
      return before?.list.pages === undefined ? (before?.list ?? remember(llamaId)) : remember(llamaId);
    if (before?.list.pages !== undefined && isSamePlaces(before.nodes, view.nodes)) {
      known.set(llamaId, { ...before, nodes: view.nodes });
      return before.list;
    }
    const pages = placePages(
      llamaId,
      view.nodes.map(({ id, values }) => ({ id, values: values ?? {} })),
    );
    return remember(llamaId, view.nodes, pages);
  }

  function remember(llamaId: string, nodes: readonly ItemView[] = [], pages?: readonly PlacedPage[]): PageList {
    const list = { llamaId, pages, extensions: findExtensions(llamaId, nodes, pages) };
    known.set(llamaId, { nodes, list });
    return list;
  }

  return {
    /** The lists of all llamas, in order. */
    getLists(): readonly PageList[] {
      const next = (session.getOutline()?.workflows ?? []).map(({ id }) => read(id));
      if (next.length !== all.length || next.some((list, at) => list !== all[at])) all = next;
      return all;
    },
    subscribe: (listener: () => void) => subscribeToPages(session, listener),
  };
}

const isHeardEverywhere = ({ values }: ItemView) => values?.['Everywhere'] === true;

function findExtensions(
  llamaId: string,
  nodes: readonly ItemView[],
  pages: readonly PlacedPage[] | undefined,
): ReadonlySet<string> {
  const heard = new Set<string>(
    nodes.flatMap((page) => (isHeardEverywhere(page) && canBeExtension(page.type) ? [page.id] : [])),
  );
  return new Set((pages ?? []).flatMap(({ id, parent }) => (parent !== llamaId && heard.has(id) ? [id] : [])));
}

function isSamePlaces(before: readonly ItemView[], now: readonly ItemView[]): boolean {
  if (before === now) return true;
  if (before.length !== now.length) return false;
  return now.every((page, at) => {
    const old = before[at];
    if (old === page) return true;
    return (
      old?.id === page.id &&
      old.values?.['Parent'] === page.values?.['Parent'] &&
      old.values?.['Order'] === page.values?.['Order'] &&
      isHeardEverywhere(old) === isHeardEverywhere(page) &&
      (old.values === undefined) === (page.values === undefined)
    );
  });
}
