import { simulatorCalls, type ChatRequest, type ChatResponse, type ResultOf } from '@confab/contracts';
import { listSuggestionChips, type ProjectId, type TraceEntry } from '@confab/model';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import type { ChatConnection } from '../../chat/conversation/chat-connection.ts';
import { ChatError, type ChatErrorKind } from '../../chat/conversation/chat-error.ts';
import { listResponseFiles, toChatMessage } from '../../chat/conversation/to-chat-message.ts';
import { isAssetId, noAddresses, type AssetAddresses } from '../../media/asset-addresses.ts';
import type { TestedStage, TesterSettings } from './tester-settings.ts';

/** Settings of a simulated conversation. */
export interface SimulatedConversation {
  readonly projectId: ProjectId;
  readonly assistantName: string;
  readonly stage: TestedStage;
  readonly settings: Pick<TesterSettings, 'language' | 'platform' | 'isReturning'>;
  /** Receives the trace of every turn. */
  readonly onTrace: (trace: readonly TraceEntry[]) => void;
  /** Loads the addresses of the team's files. */
  readonly loadAddresses: () => Promise<AssetAddresses>;
}

type Step = ResultOf<typeof simulatorCalls.step>;

/**
 * Connects to a stage through the simulator, for platforms without a chat protocol and for traces that visitors never
 * get. The session is not remembered.
 */
export function connectSimulated(api: ApiClient, target: SimulatedConversation): ChatConnection {
  const projectId = target.projectId;
  async function step(request: ChatRequest): Promise<Step> {
    const { stage, settings } = target;
    const { platform, language, isReturning } = settings;
    const begin = { stage, platform, isNewUser: !isReturning, ...(language === undefined ? {} : { language }) };
    const body =
      request.type === 'say'
        ? { projectId, sessionId: request.sessionId, inputValue: request.text }
        : { projectId, ...begin, inputValue: null };
    try {
      return await api.call(simulatorCalls.step, { query: { ProjectId: projectId }, body });
    } catch (error) {
      throw new ChatError(toErrorKind(error), { cause: error });
    }
  }
  return {
    opening: () => ({}),
    newId: () => crypto.randomUUID(),
    recallSession: () => undefined,
    rememberSession: () => undefined,
    async request(request) {
      const result = await step(request);
      target.onTrace(result.trace);
      return toResponse(target, result, hasFiles(result) ? await loadAddresses(target) : noAddresses);
    },
  };
}

function hasFiles({ outputs }: Step): boolean {
  return outputs.some((output) => output.type === 'response' && listResponseFiles(output).some(isAssetId));
}

/** Without addresses a turn is shown without its pictures, as its words are tested. */
async function loadAddresses(target: SimulatedConversation): Promise<AssetAddresses> {
  try {
    return await target.loadAddresses();
  } catch {
    return noAddresses;
  }
}

function toErrorKind(error: unknown): ChatErrorKind {
  if (!(error instanceof ApiFailure)) return 'failed';
  if (error.kind === 'notFound') return 'notFound';
  if (error.kind === 'forbidden' || error.kind === 'signedOut') return 'noAccess';
  return error.status === 429 ? 'tooMany' : 'failed';
}

function toResponse(
  { assistantName, settings }: SimulatedConversation,
  { sessionId, outputs, ended }: Step,
  addresses: AssetAddresses,
): ChatResponse {
  const spoken = outputs.filter((output) => output.type === 'response');
  const handover = outputs.find((output) => output.type === 'handover');
  return {
    sessionId,
    assistantName,
    messages: spoken.map((output) => toChatMessage(output, addresses)),
    suggestionChips: listSuggestionChips(spoken),
    ended,
    ...(settings.language === undefined ? {} : { language: settings.language }),
    ...(handover ? { handover: handover.destination } : {}),
  };
}
