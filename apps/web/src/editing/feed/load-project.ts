import { projectCalls } from '@confab/contracts';
import {
  applyEvent,
  createDraft,
  toDraftItem,
  type DraftItem,
  type PendingEdit,
  type ProjectDraft,
} from '@confab/inputs';
import { frontendVersion, type SkinnyItem } from '@confab/model';
import { describeFailure } from '../sender/describe-failure.ts';
import type { RefusedEdits } from '../edits/refused-edits.ts';
import type { UnsentEdits } from '../edits/unsent-edits.ts';
import type { OpenWorkflows } from '../commands/open-workflows.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { EditingSessionOptions } from '../types.ts';
import { getFallback, noMessage } from '../../words/message.ts';

interface LoadParts {
  readonly options: EditingSessionOptions;
  readonly store: EditingStore;
  readonly workflows: OpenWorkflows;
  /** Takes over the unsent edits of tabs that were closed. */
  readonly takeOver: UnsentEdits['takeOver'];
  readonly refused: RefusedEdits;
}

/**
 * Loads the project, and reloads the workflows that were open.
 *
 * Pending own edits stay on top, and events that arrived during loading are applied to the result. Pending edits of
 * items that were deleted are kept as refused ones.
 *
 * @returns whether it was loaded
 */
export async function loadProject({ options, store, workflows, refused, takeOver }: LoadParts): Promise<boolean> {
  const query = { projectId: options.projectId, teamId: options.teamId, frontendVersion };
  try {
    const { project, workflows: flows, nodes, seq } = await options.api.call(projectCalls.getFat, { query });
    const items = [toDraftItem(project, seq), ...[...flows, ...nodes].map((item) => toOutlineItem(item, seq))];
    let next = createDraft({ projectId: options.projectId, seq, items }, []);
    for (const id of workflows.openIds()) {
      if (next.items.has(id))
        await workflows.fetchWorkflow(
          () => next,
          id,
          (draft) => (next = draft),
        );
    }
    const before = store.draft;
    const left = takeOver();
    const open = [...left.pending, ...before.pending].filter((edit) => !isIncluded(next, edit, before));
    const pending = open.filter(({ itemId }) => next.items.has(itemId));
    refused.keep(
      open.filter(({ itemId }) => !next.items.has(itemId)),
      'deleted',
      noMessage,
      left.names,
    );
    store.replaceDraft(applyReceivedEvents({ ...next, pending }, before));
    store.setStatus({ load: 'ready', loadError: noMessage });
    return true;
  } catch (error) {
    const { message, isRefusal } = describeFailure(error, getFallback(projectCalls.getFat));
    // A project that is open stays open; the next connection tries again.
    if (store.status.load === 'ready') store.addNote('error', message, null);
    else store.setStatus({ load: 'failed', loadError: isRefusal ? message : noMessage });
    return false;
  }
}

function toOutlineItem(item: SkinnyItem, atSeq: number): DraftItem {
  return { ...item, values: undefined, atSeq };
}

/** Whether the loaded draft already contains an own edit: its event has arrived but is queued behind a gap. */
function isIncluded(loaded: ProjectDraft, { editId }: PendingEdit, before: ProjectDraft) {
  return [...before.earlyEvents.values()].some(
    (event) => event.seq <= loaded.seq && event.type === 'edited' && event.edit.editId === editId,
  );
}

function applyReceivedEvents(loaded: ProjectDraft, before: ProjectDraft): ProjectDraft {
  const events = [...before.recent, ...before.earlyEvents.values()].toSorted((one, other) => one.seq - other.seq);
  return events.reduce((draft, event) => applyEvent(draft, event).draft, loaded);
}
