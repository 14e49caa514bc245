import { listSuggestionChips } from '@confab/model';
import { toChatMessage } from '../../chat/conversation/to-chat-message.ts';
import { emptyConversation, type Bubble, type Conversation } from '../../chat/conversation/conversation.ts';
import type { AssetAddresses } from '../../media/asset-addresses.ts';
import { listBranch, type SimulatedTurn, type SimulatorState } from '../simulator/index.ts';

/** The parts of the simulator's state that the chat shows. */
export type ShownState = Pick<SimulatorState, 'tree' | 'asked' | 'failed' | 'isWaiting' | 'replay'>;

/** The bubble of an input that has no answer yet. */
const pendingId = 'pending';

/** Converts a simulated conversation to that of the chat page. */
export function toConversation(
  { tree, asked, failed, isWaiting, replay }: ShownState,
  { name, language }: { readonly name: string; readonly language: string },
  addresses: AssetAddresses,
): Conversation {
  const branch = listBranch(tree);
  const last = branch.at(-1);
  const pending = replay ? undefined : (asked ?? failed?.attempt);
  const bubbles = branch.flatMap((turn) => toBubbles(turn, addresses));
  const said = pending?.said ?? null;
  if (said !== null) bubbles.push(createInputBubble(pendingId, said, asked ? 'sending' : 'failed'));
  const handover = last?.result.outputs.find((output) => output.type === 'handover')?.destination;
  const isEnded = last?.result.ended === true && !pending;
  return {
    ...emptyConversation,
    phase: getPhase({ hasTurns: last !== undefined, hasFailed: failed !== undefined, isEnded, isWaiting }),
    errorKind: failed && 'failed',
    sessionId: last?.result.sessionId,
    assistantName: name,
    language,
    bubbles,
    suggestionChips: pending || isEnded ? [] : listSuggestionChips(last?.result.outputs ?? []),
    handover: isEnded ? handover : undefined,
  };
}

interface PhaseParts {
  readonly hasTurns: boolean;
  readonly hasFailed: boolean;
  readonly isEnded: boolean;
  readonly isWaiting: boolean;
}

function getPhase({ hasTurns, hasFailed, isEnded, isWaiting }: PhaseParts): Conversation['phase'] {
  if (!hasTurns) return hasFailed && !isWaiting ? 'unavailable' : 'opening';
  if (isWaiting) return 'waiting';
  return isEnded ? 'ended' : 'ready';
}

function toBubbles({ id, said, result }: SimulatedTurn, addresses: AssetAddresses): Bubble[] {
  const messages = result.outputs
    .filter(isResponse)
    .map((output, at): Bubble => ({ ...toChatMessage(output, addresses), id: `${id} ${at}`, state: 'there' }));
  return said === null ? messages : [createInputBubble(`${id}`, said, 'there'), ...messages];
}

function createInputBubble(id: string, text: string, state: Bubble['state']): Bubble {
  return { id, from: 'visitor', heading: '', text, imageUrl: null, state };
}

type Output = SimulatedTurn['result']['outputs'][number];

/** Whether an output is a message of the assistant. */
export function isResponse(output: Output): output is Extract<Output, { type: 'response' }> {
  return output.type === 'response';
}
