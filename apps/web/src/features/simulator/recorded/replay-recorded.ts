import { recordingCalls, simulatorMessages, type Recording } from '@confab/contracts';
import type { Platform, ProjectId, TeamId } from '@confab/model';
import { ApiFailure, type ApiClient } from '../../../api/api-client.ts';
import { listRepeatedTurns, type RecordedRequest, type RepeatedTurn } from '../../recordings/index.ts';
import type { SimulatedTurn, SimulatorSettings } from '../conversation/conversation-tree.ts';
import type { Attempt } from '../store/create-step-body.ts';
import { defaultSettings } from '../store/simulator-settings.ts';
import { nameMessage } from '../../../words/message.ts';

const platforms: Readonly<Record<string, Platform>> = { alexa: 'Alexa', dialogflow: 'DialogFlow' };

/** A conversation of a visitor, ready to be repeated. */
export interface Replay {
  readonly settings: SimulatorSettings;
  readonly recorded: NonNullable<SimulatedTurn['begun']['recorded']>;
  /** The opening first. */
  readonly turns: readonly RepeatedTurn[];
}

interface ReplayContext {
  readonly api: ApiClient;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** Loads a conversation of a visitor. @throws a refusal for one that cannot be repeated as requested */
export async function loadReplay(
  { api, teamId, projectId }: ReplayContext,
  { conversation, turn, on }: RecordedRequest,
): Promise<Replay> {
  const recording = await api.call(recordingCalls.get, { query: { teamId, projectId, conversation } });
  const turns = listRepeatedTurns(recording, turn);
  if (!turns)
    throw new ApiFailure('refused', nameMessage('simulatorMessages.textsNotKept', simulatorMessages.textsNotKept), 200);
  const release = on === 'draft' ? undefined : getRelease(recording);
  const { channel, language, isNewVisitor } = recording;
  const settings: SimulatorSettings = {
    ...defaultSettings,
    stage: release?.stage ?? 'Draft',
    platform: platforms[channel] ?? 'Chatbot',
    language,
    // Visitors without a name are new each time.
    isNewUser: isNewVisitor ?? true,
  };
  return { settings, turns, recorded: { turnCount: turns.length, release } };
}

function getRelease({ stage, releaseId, release }: Recording) {
  if (stage !== 'Beta' && stage !== 'Live')
    throw new ApiFailure('refused', nameMessage('simulatorMessages.newestSave', simulatorMessages.newestSave), 200);
  if (releaseId === null || release === null)
    throw new ApiFailure(
      'refused',
      nameMessage('simulatorMessages.versionNotFound', simulatorMessages.versionNotFound),
      200,
    );
  return { id: releaseId, number: release, stage };
}

interface ReplaySteps {
  readonly open: (settings: SimulatorSettings) => Attempt;
  /** Runs a turn; undefined when it failed or was discarded. */
  readonly run: (attempt: Attempt) => Promise<SimulatedTurn | undefined>;
  readonly showProgress: (done: number, of: number) => void;
}

/** Repeats a conversation turn by turn until it ends or fails. @returns the last turn; undefined when one failed */
export async function runReplay(
  { settings, recorded, turns }: Replay,
  { open, run, showProgress }: ReplaySteps,
): Promise<SimulatedTurn | undefined> {
  let last: SimulatedTurn | undefined;
  for (const [done, original] of turns.entries()) {
    showProgress(done, turns.length);
    if (last?.result.ended) break;
    const opening = open(settings);
    const attempt = last
      ? { ...opening, from: last, said: original.said, byHand: {}, begun: last.begun, original }
      : { ...opening, begun: { ...opening.begun, recorded }, original };
    // Sequential, because each turn continues from the previous one.
    last = await run(attempt);
    if (!last) break;
  }
  return last;
}
