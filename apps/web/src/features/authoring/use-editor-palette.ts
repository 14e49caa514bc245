import { useEffect, useState } from 'react';
import type { Skeleton } from '../../editing/index.ts';
import { usePageActions, type PageAction } from '../palette/index.ts';
import type { EditorActions, ItemSchemas } from '../tree/index.ts';
import type { EditorTab } from './editor-place.ts';

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
  const { skeleton, isReadOnly } = offers;
  // Registering must not follow every render, so what runs is looked up when it runs.
  const [latest] = useState(() => createHolder(offers));
  useEffect(() => {
    latest.put(offers);
  });
  const [kept, setKept] = useState<{ of: readonly [unknown, boolean]; list: readonly PageAction[] }>({
    of: [null, false],
    list: [],
  });
  if (kept.of[0] !== skeleton || kept.of[1] !== isReadOnly) {
    setKept({
      of: [skeleton, isReadOnly],
      list: [...commandsOf(latest.get, isReadOnly), ...itemsOf(skeleton, latest.get)],
    });
  }
  usePageActions(kept.list);
}

function createHolder<Held>(first: Held) {
  let held = first;
  return {
    get: () => held,
    put(next: Held) {
      held = next;
    },
  };
}

function commandsOf(offers: () => EditorOffers, isReadOnly: boolean): PageAction[] {
  const command = (id: string, label: string, run: () => void, shortcut?: string): PageAction => ({
    id: `editor.${id}`,
    label,
    group: 'This project',
    run,
    ...(shortcut ? { shortcut } : {}),
  });
  const reading = [
    command('simulate', 'Simulate', () => offers().simulate()),
    command('problems', 'Show problems', () => offers().showProblems()),
    command('build', 'Go to Build', () => offers().goToTab('build')),
    command('runs', 'Go to Test Runs', () => offers().goToTab('runs')),
    command('settings', 'Go to Settings', () => offers().goToTab('settings')),
  ];
  if (isReadOnly) return reading;
  return [
    command('save', 'Save all', () => offers().save(), 'Ctrl S'),
    command('discard', 'Discard unsaved changes', () => offers().discard()),
    command('publish', 'Publish', () => offers().publish()),
    command('workflow', 'Add workflow', () => offers().actions.addWorkflow()),
    ...reading,
  ];
}

function itemsOf(skeleton: Skeleton | undefined, offers: () => EditorOffers): PageAction[] {
  if (!skeleton) return [];
  return skeleton.workflows.flatMap((workflow) => [
    {
      id: workflow.id,
      label: workflow.displayName,
      group: 'Workflows',
      run: () => offers().actions.select(workflow.id),
    },
    ...(skeleton.nodesOf.get(workflow.id) ?? []).map((node) => ({
      id: node.id,
      label: `${workflow.displayName} ▸ ${node.displayName}`,
      group: 'Nodes',
      run: () => offers().actions.select(node.id),
    })),
  ]);
}
