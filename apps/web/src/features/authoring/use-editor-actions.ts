import { useState } from 'react';
import type { ProjectSummary } from '@confab/model';
import type { ProjectSession } from '../../editing/index.ts';
import { showUses } from '../find/index.ts';
import type { EditorActions, ItemSchemas } from '../tree/index.ts';
import { askToMove } from './ask-to-move.ts';
import { clearedPlace, findPlace, paramsOf, placeOf, placeOfItem, type EditorPlace } from './editor-place.ts';
import { useSearchParams } from 'wouter';
import { thingOf } from './thing-of.ts';
import { useWords } from '../../words/define-words.ts';
import { openUtteranceProfiler } from '../utterance-profiler/index.ts';
import { useSteadyActions } from './use-steady-actions.ts';
import { words } from './words.ts';

/** The commands of the editor that concern whole items, and what is about to be deleted. */
export function useEditorActions(session: ProjectSession, schemas: ItemSchemas, projects: readonly ProjectSummary[]) {
  const say = useWords(words);
  const [params, setParams] = useSearchParams();
  const [deleting, setDeleting] = useState<readonly string[]>([]);

  const place = placeOf(params);

  function goTo(next: EditorPlace, options?: { readonly replace: boolean }) {
    if (paramsOf(next).toString() !== params.toString()) setParams(paramsOf(next), options);
  }

  /** Goes to an item; its properties are opened for it unless they are to stay as they are. */
  function show(itemId: string, hasProperties = place.hasProperties) {
    const skeleton = session.getSkeleton();
    const next = skeleton && placeOfItem(itemId, skeleton, { ...place, tab: 'build', hasProperties });
    if (next) goTo(next);
  }

  const select = (itemId: string) => show(itemId, true);

  async function duplicate(itemId: string) {
    const isNode = session.getItem(itemId)?.kind === 'node';
    const made = await (isNode ? session.duplicateNode(itemId) : session.duplicateWorkflow(itemId));
    if (made.type === 'made') select(made.id);
  }

  async function remove() {
    setDeleting([]);
    const items = deleting.map((itemId) => session.getItem(itemId)).filter((item) => item !== undefined);
    const selected = items.find(({ id, kind }) => params.get(kind) === id);
    await session.removeItems(deleting);
    if (selected && !session.getItem(selected.id)) select(selected.workflowId ?? session.projectId);
  }

  const actions: EditorActions = {
    select,
    deselect: () => goTo({ ...place, tab: 'build', nodeId: undefined }),
    clearSelection() {
      const skeleton = session.getSkeleton();
      if (skeleton) goTo(clearedPlace(place, findPlace(place, skeleton)));
    },
    rename: (itemId, name) => session.edit(itemId, { path: 'DisplayName', action: 'ValueChanged', updatedValue: name }),
    addWorkflow(workflowType = 'Standard') {
      const add = async () => {
        const made = await session.addWorkflow({ displayName: say.newWorkflow(workflowType), workflowType });
        if (made.type === 'made') select(made.id);
      };
      void add();
    },
    async addNode(workflowId, nodeType, place) {
      const made = await session.addNode({ workflowId, nodeType, ...place });
      if (made.type === 'failed') return undefined;
      select(made.id);
      return made.id;
    },
    duplicate: (itemId) => void duplicate(itemId),
    moveNode: (nodeId, workflowId) => void session.moveNodeTo(nodeId, workflowId),
    askToMove: (itemId) => askToMove(itemId, { session, schemas, projects, words: say }),
    showUses(itemId) {
      const thing = thingOf(session.getItem(itemId));
      if (thing) showUses(thing);
    },
    profile: (itemId) => openUtteranceProfiler(session, itemId),
    askToDelete: setDeleting,
  };
  return {
    actions: useSteadyActions(actions),
    place,
    goTo,
    show,
    deleting,
    remove: () => void remove(),
    keep: () => setDeleting([]),
  };
}
