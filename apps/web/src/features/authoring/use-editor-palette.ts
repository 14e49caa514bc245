import { useEffect, useState } from 'react';
import type { Presence, Skeleton } from '../../editing/index.ts';
import { usePageActions, type PageAction } from '../palette/index.ts';
import type { EditorActions, ItemSchemas } from '../tree/index.ts';
import { useWords } from '../../words/define-words.ts';
import type { EditorTab } from './editor-place.ts';
import { createHolder } from './holder.ts';
import { fileCommands, type OpenFiles } from './move-files.ts';
import { words, type AuthoringWords } from './words.ts';

interface EditorOffers {
  readonly skeleton: Skeleton | undefined;
  readonly schemas: ItemSchemas;
  readonly isReadOnly: boolean;
  /** Who else is in the project. */
  readonly people: Presence;
  readonly goToPerson: (itemId: string, path: string | null) => void;
  readonly actions: EditorActions;
  readonly save: () => void;
  readonly discard: () => void;
  readonly simulate: () => void;
  readonly publish: () => void;
  readonly showProblems: () => void;
  readonly find: () => void;
  readonly profile: () => void;
  readonly showDeleted: () => void;
  readonly files: OpenFiles;
  readonly goToTab: (tab: EditorTab) => void;
}

/** Puts the editor's commands, workflows and nodes into the palette. */
export function useEditorPalette(offers: EditorOffers): void {
  const say = useWords(words);
  const { skeleton, isReadOnly, people } = offers;
  // Registering must not follow every render, so what runs is looked up when it runs.
  const [latest] = useState(() => createHolder(offers));
  useEffect(() => {
    latest.put(offers);
  });
  const [kept, setKept] = useState<{ of: readonly unknown[]; list: readonly PageAction[] }>({ of: [], list: [] });
  const of = [skeleton, isReadOnly, people, say];
  if (of.some((one, at) => kept.of[at] !== one)) {
    setKept({
      of,
      list: [
        ...commandsOf(latest.get, isReadOnly, say),
        ...peopleOf(people, latest.get, say),
        ...itemsOf(skeleton, latest.get, say),
      ],
    });
  }
  usePageActions(kept.list);
}

function commandsOf(offers: () => EditorOffers, isReadOnly: boolean, say: AuthoringWords): PageAction[] {
  const command = (id: string, label: string, run: () => void, shortcut?: string): PageAction => ({
    id: `editor.${id}`,
    label,
    group: say.thisProject,
    run,
    ...(shortcut ? { shortcut } : {}),
  });
  const reading = [
    command('simulate', say.simulate, () => offers().simulate()),
    command('problems', say.showProblems, () => offers().showProblems()),
    command('find', say.findInProject, () => offers().find(), 'Ctrl Shift F'),
    command('profile', say.profileUtterances, () => offers().profile()),
    command('build', say.goToTab(say.build), () => offers().goToTab('build')),
    command('runs', say.goToTab(say.runs), () => offers().goToTab('runs')),
    command('settings', say.goToTab(say.settings), () => offers().goToTab('settings')),
  ];
  if (isReadOnly) return reading;
  return [
    command('save', say.saveAll, () => offers().save(), 'Ctrl S'),
    command('discard', say.discardUnsaved, () => offers().discard()),
    command('publish', say.publish, () => offers().publish()),
    command('recentlyDeleted', say.recentlyDeleted, () => offers().showDeleted()),
    command('workflow', say.addWorkflow, () => offers().actions.addWorkflow()),
    ...fileCommands(() => offers().files, say, command),
    ...reading,
  ];
}

/** Leads to where somebody is. */
function peopleOf(people: Presence, offers: () => EditorOffers, say: AuthoringWords): PageAction[] {
  return people.flatMap(({ connectionId, name, itemId, path }) =>
    itemId === null
      ? []
      : [{ id: connectionId, label: say.goTo(name), group: say.people, run: () => offers().goToPerson(itemId, path) }],
  );
}

function itemsOf(skeleton: Skeleton | undefined, offers: () => EditorOffers, say: AuthoringWords): PageAction[] {
  if (!skeleton) return [];
  return skeleton.workflows.flatMap((workflow) => [
    {
      id: workflow.id,
      label: workflow.displayName,
      group: say.workflows,
      run: () => offers().actions.select(workflow.id),
    },
    ...(skeleton.nodesOf.get(workflow.id) ?? []).map((node) => ({
      id: node.id,
      label: `${workflow.displayName} ▸ ${node.displayName}`,
      group: say.nodes,
      run: () => offers().actions.select(node.id),
    })),
  ]);
}
