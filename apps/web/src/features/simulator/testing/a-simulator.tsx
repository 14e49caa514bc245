import type { TraceEntry } from '@confab/model';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, useStore, type StoreApi } from 'zustand';
import { fakeApi } from '../../../testing/fake-api.ts';
import { EditingSessionProvider } from '../../../editing/index.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { placeSimulator, useSimulatorPlacement, type SimulatorPlacement } from '../placement.ts';
import type { SimulatorHost } from '../simulator-host.tsx';
import { SimulatorDock } from '../simulator-dock.tsx';

export const stepPath = '/api/RunSimulatorStep';

const trace: readonly TraceEntry[] = [
  {
    type: 'understood',
    nodeId: ids.ask,
    text: 'a coffee',
    candidates: [
      {
        intentId: 'a',
        name: 'Order',
        score: 0.9,
        words: ['coffee'],
        how: 'model',
        slots: [{ slot: 'drink', value: 'Coffee', text: 'coffee', start: 2, end: 8, entity: 'drinks' }],
      },
      { intentId: 'b', name: 'Hours', score: 0.05, words: [], how: 'model' },
      { intentId: 'c', name: 'Thanks', score: 0.049, words: [], how: 'model' },
      { intentId: 'd', name: 'Goodbye', score: 0, words: [], how: 'model' },
    ],
    chosen: 'a',
    reason: 'the likeliest intent',
  },
  { type: 'connectorTaken', nodeId: ids.greet, connectorId: 'r1', targetNodeId: ids.ask },
  { type: 'nodeEntered', workflowId: ids.workflow, nodeId: ids.ask, connectorId: 'r1' },
  { type: 'variableWritten', name: 'Drink', scope: 'Project', before: '', after: 'coffee' },
];

const variable = (name: string, scope: string, type: string, value: string | number | boolean) => ({
  name,
  scope,
  type,
  value,
});
/** The variables after a turn with this drink. */
export const watched = (drink: string) => [
  variable('Drink', 'Project', 'string', drink),
  variable('Count', 'Project', 'int', 1),
  variable('Name', 'User', 'string', 'Ada'),
  variable('ALK_Platform', 'System', '', 'Chatbot'),
];

export const says = (displayText: string, suggestionChips: readonly string[] = []) => ({
  type: 'response',
  displayText,
  spokenText: displayText,
  headingText: '',
  suggestionChips,
  imageAssetId: null,
  audioAssetId: null,
  videoUrl: null,
});

/** The result of the opening turn. */
export const opening = {
  sessionId: 'one',
  turn: 0,
  draftSeq: 3,
  outputs: [says('What can I get you?', ['Tea'])],
  trace: [{ type: 'nodeEntered', workflowId: ids.workflow, nodeId: ids.greet, connectorId: null }],
  variables: {},
  watched: watched(''),
  ended: false,
};

/** The part of the request body that tests read. */
interface StepBody {
  readonly turnId: string;
  readonly inputValue: string | null;
  readonly fromTurn?: number;
  readonly variables?: object;
}

interface DockOptions {
  readonly isReadOnly?: boolean;
  readonly placement?: SimulatorPlacement;
}

/**
 * Renders a simulator, which starts automatically, whose fake server counts turns and answers each with 'One <input>.'.
 */
export async function renderDock(
  answers: Parameters<typeof fakeApi>[0] = {},
  { isReadOnly = false, placement = 'dock' }: DockOptions = {},
) {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  const world = aWorld();
  const { session, client } = await world.open('ada', undefined, isReadOnly);
  let turn = 0;
  let draftSeq = -1;
  const { api, made } = fakeApi({
    [stepPath]({ body }: { body: StepBody }) {
      if (body.fromTurn === undefined) {
        turn = 0;
        draftSeq += 1;
        return { ...opening, draftSeq };
      }
      turn += 1;
      const outputs = [says(`One ${body.inputValue ?? 'silence'}.`)];
      const isOver = body.inputValue === 'bye';
      return { ...opening, draftSeq, turn, outputs, trace, watched: watched('coffee'), ended: isOver };
    },
    ...answers,
  });
  act(() => placeSimulator(placement));
  const shown = createStore(() => ({ isOpen: true }));
  const closed: true[] = [];
  const opened: (readonly [string, string | undefined])[] = [];
  renderPage(
    api,
    <EditingSessionProvider session={session}>
      <PlacedSimulator
        shown={shown}
        selectedNodeId={ids.ask}
        onOpen={(itemId, path) => opened.push([itemId, path])}
        onClose={() => closed.push(true)}
        connectorName={(_nodeId, connectorId) => (connectorId === 'r1' ? 'yes' : '')}
      />
      <ModalHost />
    </EditingSessionProvider>,
  );
  const user = userEvent.setup();
  const bodies = () => made.map(({ input }) => (input as { body: StepBody }).body);
  const log = () => within(screen.getByRole('log'));
  const say = async (text: string) => {
    await user.type(screen.getByRole('textbox', { name: 'What you say' }), `${text}{Enter}`);
    await log().findByText(`One ${text}.`);
  };
  const setOpen = (isOpen: boolean) => act(async () => shown.setState({ isOpen }));
  return { world, session, client, made, bodies, opened, closed, user, log, say, setOpen };
}

/** Renders a dock with a conversation that has ordered 'a coffee'. */
export async function renderConversation(options?: DockOptions) {
  const dock = await renderDock({}, options);
  await dock.log().findByText('What can I get you?');
  await dock.say('a coffee');
  return dock;
}

interface PlacedSimulatorProps extends Omit<SimulatorHost, 'placement' | 'isOpen'> {
  readonly shown: StoreApi<{ readonly isOpen: boolean }>;
}

/** As in the editor, where only the dock keeps a closed simulator, and is elsewhere in the tree. */
function PlacedSimulator({ shown, ...host }: PlacedSimulatorProps) {
  const placement = useSimulatorPlacement((state) => state.placement);
  const { isOpen } = useStore(shown);
  const dock = <SimulatorDock {...host} placement={placement} isOpen={isOpen} />;
  if (placement === 'dock') return <div hidden={!isOpen}>{dock}</div>;
  return isOpen && dock;
}

/** Chooses an option of a settings list. */
export async function choose(what: string, option: string) {
  fireEvent.click(await screen.findByRole('combobox', { name: what }));
  fireEvent.click(await screen.findByText(option));
}
