import { useEffect, useState } from 'react';
import type { Presence, ProjectOutline } from '../../../editing/index.ts';
import { usePageActions, type PageAction } from '../../command-palette/index.ts';
import type { EditorActions, ItemSchemas } from '../../tree/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { definitionPages } from '../../definitions/index.ts';
import type { EditorView } from '../location/editor-location.ts';
import { createLatestValue } from './latest-value.ts';
import { createItemCommands, createPersonCommands } from './item-commands.ts';
import { createFileCommands, type ProjectFileActions } from './project-files.ts';
import { focusNextRegion } from './use-region-keys.ts';
import { words, type AuthoringWords } from '../words.ts';

/** What the commands need from the editor when they run. */
export interface EditorCommandContext {
  readonly outline: ProjectOutline | undefined;
  readonly schemas: ItemSchemas;
  readonly isReadOnly: boolean;
  /** The people who have the project open. */
  readonly people: Presence;
  readonly goToPerson: (itemId: string, path: string | null) => void;
  readonly actions: EditorActions;
  readonly save: () => void;
  readonly discard: () => void;
  readonly simulate: () => void;
  readonly restartSimulator: () => void;
  readonly publish: () => void;
  readonly showProblems: () => void;
  readonly find: () => void;
  readonly profile: () => void;
  readonly showDeleted: () => void;
  readonly files: ProjectFileActions;
  readonly goToTab: (tab: EditorView) => void;
}

/** Registers the editor's commands, people, workflows and nodes with the command palette. */
export function useEditorCommands(context: EditorCommandContext): void {
  const say = useWords(words);
  const { outline, isReadOnly, people } = context;
  // The actions are registered rarely, so they read the current context when they run.
  const [latest] = useState(() => createLatestValue(context));
  useEffect(() => {
    latest.set(context);
  });
  const [cached, setCached] = useState<{ dependencies: readonly unknown[]; commands: readonly PageAction[] }>({
    dependencies: [],
    commands: [],
  });
  const dependencies = [outline, isReadOnly, people, say];
  if (dependencies.some((one, at) => cached.dependencies[at] !== one)) {
    setCached({
      dependencies,
      commands: [
        ...createProjectCommands(latest.get, { isReadOnly, projectType: outline?.project.type }, say),
        ...createPersonCommands(people, (itemId, path) => latest.get().goToPerson(itemId, path), say),
        ...createItemCommands(outline, (itemId) => latest.get().actions.select(itemId), say),
      ],
    });
  }
  usePageActions(cached.commands);
}

function createProjectCommands(
  getContext: () => EditorCommandContext,
  { isReadOnly, projectType }: { readonly isReadOnly: boolean; readonly projectType: string | undefined },
  say: AuthoringWords,
): PageAction[] {
  const command = (id: string, label: string, run: () => void, shortcut?: string): PageAction => ({
    id: `editor.${id}`,
    label,
    group: say.thisProject,
    run,
    ...(shortcut ? { shortcut } : {}),
  });
  const readOnlyCommands = [
    command('simulate', say.simulate, () => getContext().simulate()),
    command('restart', say.restartSimulator, () => getContext().restartSimulator(), 'Ctrl Shift Enter'),
    command('problems', say.showProblems, () => getContext().showProblems()),
    command('find', say.findInProject, () => getContext().find(), 'Ctrl Shift F'),
    command('profile', say.profileUtterances, () => getContext().profile()),
    command('nextPart', say.nextPart, () => focusNextRegion(1), 'F6'),
    command('build', say.goToTab(say.build), () => getContext().goToTab('build')),
    command('runs', say.goToTab(say.runs), () => getContext().goToTab('runs')),
    command('settings', say.goToTab(say.settings), () => getContext().goToTab('settings')),
    ...([...definitionPages, 'recordings'] as const).map((page) =>
      command(page, say.goToTab(say[page]), () => getContext().goToTab(page)),
    ),
  ];
  if (isReadOnly) return readOnlyCommands;
  return [
    command('save', say.saveAll, () => getContext().save(), 'Ctrl S'),
    command('discard', say.discardUnsaved, () => getContext().discard()),
    command('publish', say.publish, () => getContext().publish()),
    command('recentlyDeleted', say.recentlyDeleted, () => getContext().showDeleted()),
    command('workflow', say.addWorkflow, () => getContext().actions.addWorkflow()),
    ...(projectType === 'Pro'
      ? [command('readyModule', say.addReadyModule, () => getContext().actions.openReadyModules())]
      : []),
    ...createFileCommands(() => getContext().files, say, command),
    ...readOnlyCommands,
  ];
}
