import { afterEach, describe, expect, it } from 'vitest';
import { useModals } from '../../../modals/modal-store.ts';
import { createFileCommands, createProjectFileActions } from './project-files.ts';
import { ids } from '../../../testing/editing/world.ts';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

const session = { teamId: ids.team, projectId: ids.project };
const outline = {
  project: { displayName: 'Café', type: 'Pro' },
  workflows: [{ id: 'menu', displayName: 'Menu' }],
  nodesOf: new Map(),
};
const select = () => undefined;
const opened = () => useModals.getState().opened.map(({ type, props }) => ({ type, ...props }));
const createActions = (workflowId: string | undefined) =>
  // Only the parts of an outline that are read.
  createProjectFileActions({ session, outline: outline as never, workflowId, select });

afterEach(closeModals);

describe('createProjectFileActions', () => {
  it('importing a workflow opens the file import and selects the imported workflow', () => {
    createActions('menu').importWorkflow();
    expect(opened()).toEqual([{ type: 'fileImport', ...session, onImported: select }]);
  });

  it('exporting opens a download of the current workflow, or of the project for platforms', () => {
    createActions('menu').exportWorkflow();
    createActions('menu').exportProject();
    expect(opened()).toEqual([
      { type: 'platformFileDownload', ...session, workflowId: 'menu', name: 'Menu', isForPlatforms: false },
      { type: 'platformFileDownload', ...session, name: 'Café', isForPlatforms: true },
    ]);
  });

  it('exporting a workflow does nothing when no workflow is open', () => {
    createActions(undefined).exportWorkflow();
    expect(opened()).toEqual([]);
  });

  it('the command palette has a command for each file action', () => {
    const say = { importWorkflow: 'In', importTranslations: 'Texts', exportWorkflow: 'Out', exportProject: 'All' };
    const command = (id: string, label: string, run: () => void) => ({ id, label, group: '', run });
    const commands = createFileCommands(() => createActions('menu'), say as never, command);
    for (const { run } of commands) run();
    expect(commands.map(({ label }) => label)).toEqual(['In', 'Texts', 'Out', 'All']);
    expect(opened()).toHaveLength(4);
  });
});
