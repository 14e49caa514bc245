import { aPresentPerson } from '@confab/test-kit';
import { act, screen } from '@testing-library/react';
import { ReactFlowProvider } from '@xyflow/react';
import { beforeEach, expect, it } from 'vitest';
import { Live } from '../../../live/live-context.tsx';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { pushPresence } from '../../../testing/push-presence.ts';
import { useOthers } from './others-store.ts';
import { usePointerExchange } from './use-pointer-exchange.ts';

beforeEach(() => useOthers.setState({ pointers: new Map(), selections: new Map() }));

const selectedIds = [ids.greet, ids.ask];

function Canvas() {
  const sendPointer = usePointerExchange(ids.workflow, selectedIds);
  const { pointers, selections } = useOthers();
  return (
    <div onMouseMove={sendPointer}>
      canvas {JSON.stringify([...pointers])} {[...selections.values()].map((nodeIds) => nodeIds.size).join()}
    </div>
  );
}

it("pointers and selections of colleagues in the same project are shown, and the author's own are sent only to colleagues", async () => {
  const { invoked, push, enter } = await openCanvas();
  expect(invoked).toEqual([]);
  enter('grace');
  expect(invoked).toEqual([
    [
      'SendEventToGroup',
      ids.team,
      'Selection',
      { ProjectId: ids.project, WorkflowId: ids.workflow, NodeIds: `${ids.greet} ${ids.ask}` },
    ],
  ]);
  act(() => {
    push('Pointer', { ...from('grace', ids.project), X: '10', Y: '20' });
    push('Pointer', { ...from('stranger', 'another project'), X: '1', Y: '2' });
    push('Pointer', { ...from('connection-1', ids.project), X: '3', Y: '4' });
    push('Selection', { ...from('grace', ids.project), NodeIds: ids.greet });
  });
  const grace10 = JSON.stringify([['grace', { x: 10, y: 20, workflowId: ids.workflow }]]);
  expect(screen.getByText(/^canvas/).textContent).toBe(`canvas ${grace10} 1`);
});

it("a colleague who comes later also receives the author's selection", async () => {
  const { listSent, enter } = await openCanvas();
  enter('grace');
  enter('grace', 'hedy');
  expect(listSent()).toEqual([`${ids.greet} ${ids.ask}`, `${ids.greet} ${ids.ask}`]);
});

it("leaving the canvas ends the author's selection for colleagues", async () => {
  const { listSent, enter, show } = await openCanvas();
  enter('grace');
  show(false);
  expect(listSent()).toEqual([`${ids.greet} ${ids.ask}`, '']);
});

it('the pointer of a colleague is no longer shown when the canvas is opened again', async () => {
  const { enter, push, show } = await openCanvas();
  enter('grace');
  act(() => push('Pointer', { ...from('grace', ids.project), X: '10', Y: '20' }));
  expect(screen.getByText(/^canvas/).textContent).toContain('grace');
  show(false);
  show(true);
  expect(screen.getByText(/^canvas/).textContent).not.toContain('grace');
});

const from = (ChangerConnectionId: string, ProjectId: string) => ({
  ChangerConnectionId,
  ProjectId,
  WorkflowId: ids.workflow,
});

async function openCanvas() {
  const { session, client } = await aWorld().open('ada');
  const { live, invoked, push } = fakeLive();
  const draw = (isShown: boolean) => (
    <Live value={live}>
      <ReactFlowProvider>{isShown ? <Canvas /> : null}</ReactFlowProvider>
    </Live>
  );
  const { rerender } = renderInSession(session, draw(true));
  return {
    invoked,
    push,
    show: (isShown: boolean) => rerender(draw(isShown)),
    /** These colleagues have the project open. */
    enter: (...names: readonly string[]) =>
      act(() =>
        pushPresence(
          client,
          names.map((name) => aPresentPerson(name)),
        ),
      ),
    /** The selections that were sent. */
    listSent: () => invoked.map((call) => (call.at(-1) as { readonly NodeIds?: string }).NodeIds),
  };
}
