import { useEffect, useState } from 'react';
import type { Skeleton } from '../../editing/index.ts';
import { usePageActions, type PageAction } from '../palette/index.ts';
import type { EditorActions, ItemSchemas } from '../tree/index.ts';
import { useWords } from '../../words/define-words.ts';
import type { EditorTab } from './editor-place.ts';
import { createHolder } from './holder.ts';
import { words, type AuthoringWords } from './words.ts';

interface EditorOffers {
  readonly skeleton: Skeleton | undefined;
  readonly schemas: ItemSchemas;
  readonly isReadOnly: boolean;
  readonly actions: EditorActions;
  readonly save: () => void;
  readonly discard: () => void;
  readonly simulate: () => void;
  readonly publish: () => void;
  readonly showProblems: () => void;
  readonly goToTab: (tab: EditorTab) => void;
}

/** Puts the editor's commands, workflows and nodes into the palette. */
export function useEditorPalette(offers: EditorOffers): void {
  const say = useWords(words);
  const { skeleton, isReadOnly } = offers;
  // Registering must not follow every render, so what runs is looked up when it runs.
  const [latest] = useState(() => createHolder(offers));
  useEffect(() => {
    latest.put(offers);
  });
  const [kept, setKept] = useState<{ of: readonly [unknown, boolean, unknown]; list: readonly PageAction[] }>({
    of: [null, false, null],
    list: [],
  });
  if (kept.of[0] !== skeleton || kept.of[1] !== isReadOnly || kept.of[2] !== say) {
    setKept({
      of: [skeleton, isReadOnly, say],
      list: [...commandsOf(latest.get, isReadOnly, say), ...itemsOf(skeleton, latest.get, say)],
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
    command('build', say.goToTab(say.build), () => offers().goToTab('build')),
    command('runs', say.goToTab(say.runs), () => offers().goToTab('runs')),
    command('settings', say.goToTab(say.settings), () => offers().goToTab('settings')),
  ];
  if (isReadOnly) return reading;
  return [
    command('save', say.saveAll, () => offers().save(), 'Ctrl S'),
    command('discard', say.discardUnsaved, () => offers().discard()),
    command('publish', say.publish, () => offers().publish()),
    command('workflow', say.addWorkflow, () => offers().actions.addWorkflow()),
    ...reading,
  ];
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
