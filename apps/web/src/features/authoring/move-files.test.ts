import { afterEach, describe, expect, it } from 'vitest';
import { useModals } from '../../shell/modals/modal-store.ts';
import { fileCommands, filesOf } from './move-files.ts';

const session = { teamId: 'team', projectId: 'project' };
const skeleton = {
  project: { displayName: 'Café', type: 'Pro' },
  workflows: [{ id: 'menu', displayName: 'Menu' }],
  nodesOf: new Map(),
};
const select = () => undefined;
const opened = () => useModals.getState().opened.map(({ type, props }) => ({ type, ...props }));
const filesAt = (workflowId: string | undefined) =>
  // As much of a skeleton as is looked at.
  filesOf({ session, skeleton: skeleton as never, workflowId, select });

afterEach(() => useModals.setState({ opened: [] }));

describe('files of an open project', () => {
  it('bring a workflow in, and lead to it', () => {
    filesAt('menu').importWorkflow();
    expect(opened()).toEqual([{ type: 'fileImport', ...session, onImported: select }]);
  });

  it('take the workflow away that is looked at, or the project for a platform', () => {
    filesAt('menu').exportWorkflow();
    filesAt('menu').exportProject();
    expect(opened()).toEqual([
      { type: 'platformFileDownload', ...session, workflowId: 'menu', name: 'Menu', isForPlatforms: false },
      { type: 'platformFileDownload', ...session, name: 'Café', isForPlatforms: true },
    ]);
  });

  it('take nothing away where no workflow is looked at', () => {
    filesAt(undefined).exportWorkflow();
    expect(opened()).toEqual([]);
  });

  it('are commands of the palette', () => {
    const say = { importWorkflow: 'In', exportWorkflow: 'Out', exportProject: 'All' };
    const command = (id: string, label: string, run: () => void) => ({ id, label, group: '', run });
    const commands = fileCommands(() => filesAt('menu'), say as never, command);
    for (const { run } of commands) run();
    expect(commands.map(({ label }) => label)).toEqual(['In', 'Out', 'All']);
    expect(opened()).toHaveLength(3);
  });
});
