import { act, screen } from '@testing-library/react';
import { ReactFlowProvider } from '@xyflow/react';
import { expect, it } from 'vitest';
import { Live } from '../../../live/live-context.tsx';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { useOthers } from './others-store.ts';
import { usePointerExchange } from './use-pointer-exchange.ts';

const selectedIds = [ids.greet, ids.ask];

function Canvas() {
  const sendPointer = usePointerExchange(ids.workflow, selectedIds);
  const { pointers, selections } = useOthers();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands in for the canvas element
    <div onMouseMove={sendPointer}>
      canvas {JSON.stringify([...pointers])} {[...selections.values()].map((nodeIds) => nodeIds.size).join()}
    </div>
  );
}

it('pointers and selections of colleagues in the same project are shown, and the own ones are sent only to colleagues', async () => {
  const { session, client } = await aWorld().open('ada');
  const { live, invoked, push } = fakeLive();
  renderInSession(
    session,
    <Live value={live}>
      <ReactFlowProvider>
        <Canvas />
      </ReactFlowProvider>
    </Live>,
  );
  expect(invoked).toEqual([]);
  const grace = {
    ConnectionId: 'grace',
    TvAccountId: ids.account,
    Name: 'Grace',
    Email: 'grace@example.test',
    ItemId: null,
    Path: null,
  };
  act(() => client.push('ProjectPresence', { TeamId: ids.team, ProjectId: ids.project, People: [grace] }));
  expect(invoked).toEqual([
    [
      'SendEventToGroup',
      ids.team,
      'Selection',
      { ProjectId: ids.project, WorkflowId: ids.workflow, NodeIds: `${ids.greet} ${ids.ask}` },
    ],
  ]);
  const from = (ChangerConnectionId: string, ProjectId: string) => ({
    ChangerConnectionId,
    ProjectId,
    WorkflowId: ids.workflow,
  });
  act(() => {
    push('Pointer', { ...from('grace', ids.project), X: '10', Y: '20' });
    push('Pointer', { ...from('stranger', 'another project'), X: '1', Y: '2' });
    push('Pointer', { ...from('connection-1', ids.project), X: '3', Y: '4' });
    push('Selection', { ...from('grace', ids.project), NodeIds: ids.greet });
  });
  const grace10 = JSON.stringify([['grace', { x: 10, y: 20, workflowId: ids.workflow }]]);
  expect(screen.getByText(/^canvas/).textContent).toBe(`canvas ${grace10} 1`);
});
