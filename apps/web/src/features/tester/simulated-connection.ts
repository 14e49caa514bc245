import {
  simulatorCalls,
  type ChatMessage,
  type ChatRequest,
  type ChatResponse,
  type ResultOf,
} from '@confab/contracts';
import type { ProjectId, TraceEntry, TurnOutput } from '@confab/model';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import type { ChatConnection } from '../../chat/conversation/chat-connection.ts';
import { ChatError, type ChatErrorKind } from '../../chat/conversation/chat-error.ts';
import type { TestedStage, TesterSettings } from './tester-settings.ts';

/** Settings of a simulated conversation. */
export interface SimulatedConversation {
  readonly projectId: string;
  readonly assistantName: string;
  readonly stage: TestedStage;
  readonly settings: Pick<TesterSettings, 'language' | 'platform' | 'isReturning'>;
  /** Receives the trace of every turn. */
  readonly onTrace: (trace: readonly TraceEntry[]) => void;
}

type Step = ResultOf<typeof simulatorCalls.step>;

/**
 * Connects to a stage through the simulator, for platforms without a chat protocol and for traces that visitors never
 * get. The session is not remembered.
 */
export function connectSimulated(api: ApiClient, target: SimulatedConversation): ChatConnection {
  // The id comes from the project list.
  const projectId = target.projectId as ProjectId;
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
    opening: () => ({ type: 'start' }),
    newId: () => crypto.randomUUID(),
    recallSession: () => undefined,
    rememberSession: () => undefined,
    async request(request) {
      const result = await step(request);
      target.onTrace(result.trace);
      return toResponse(target, result);
    },
  };
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
): ChatResponse {
  const spoken = outputs.filter((output) => output.type === 'response');
  const handover = outputs.find((output) => output.type === 'handover');
  return {
    sessionId,
    assistantName,
    messages: spoken.map(toMessage),
    suggestionChips: spoken.at(-1)?.suggestionChips ?? [],
    ended,
    ...(settings.language === undefined ? {} : { language: settings.language }),
    ...(handover ? { handover: handover.destination } : {}),
  };
}

type Spoken = Extract<TurnOutput, { type: 'response' }>;

function toMessage(output: Spoken): ChatMessage {
  const { headingText, displayText, spokenText, screenLayout, imageAssetId, audioAssetId, videoUrl } = output;
  const image = toMediaUrl(imageAssetId);
  const audio = toMediaUrl(audioAssetId);
  const isPlain = headingText === '' && image === undefined && !videoUrl;
  // Text with speech markup cannot be read out literally.
  const isSpeakable = spokenText !== displayText && !/[[\]+*(){}]/.test(spokenText);
  return {
    from: 'assistant',
    heading: headingText,
    text: displayText,
    imageUrl: image ?? null,
    ...(audio === undefined ? {} : { audioUrl: audio }),
    ...(videoUrl ? { videoUrl } : {}),
    ...(isPlain ? {} : { layout: screenLayout }),
    ...(isSpeakable ? { speech: spokenText } : {}),
  };
}

/** Converts what the author entered, a web address or the id of an uploaded file, to a URL. */
function toMediaUrl(written: string | null): string | undefined {
  if (!written) return undefined;
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(written)) return `/media/${written.toLowerCase()}`;
  return /^https?:/i.test(written) && URL.canParse(written) ? written : undefined;
}
