import { recordingCalls, simulatorMessages } from '@confab/contracts';
import { findLanguageByTag, type JsonObject, type Platform } from '@confab/model';
import { createStepsFromTranscript } from '@confab/test-cases';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { openModal } from '../../../modals/modal-store.ts';
import { showToast } from '../../../toasts/index.ts';
import { useFollowLink } from '../../notifications/index.ts';
import { listRepeatedTurns, toRecordedParams, type RecordedRequest } from '../../recordings/index.ts';
import { useAnalyticHost } from '../analytic-host.ts';
import type { AnalyticSubject } from '../filters/to-request.ts';
import { useCan } from '../use-can.ts';
import { useAnalyticProjects } from '../use-analytic-data.ts';
import { nameMessage } from '../../../words/message.ts';

const platforms: Readonly<Record<string, Platform>> = { alexa: 'Alexa', dialogflow: 'DialogFlow' };

/** What an author can do with a turn of a conversation. */
export interface TurnActions {
  /** Repeats the conversation up to the turn, in the editor of the project. */
  readonly replay: (request: RecordedRequest) => void;
  /** Opens the editor of a new test case; undefined for people who may not save one, and for One projects. */
  readonly save: ((conversation: string, turn: number) => void) | undefined;
}

/** The actions on turns of conversations with a project. */
export function useTurnActions({ teamId, projectId }: AnalyticSubject): TurnActions {
  const host = useAnalyticHost();
  const followLink = useFollowLink();
  const projects = useAnalyticProjects();
  const canEdit = useCan(teamId, 'project.edit');
  const save = useSaveAsTest({ teamId, projectId });
  const type = projects.data?.find((project) => project.projectId === projectId)?.type;

  /** The editor is on another site, which opens the project in its team. */
  function openEditor(request: RecordedRequest) {
    const params = toRecordedParams(request);
    params.set('team', teamId);
    params.set('site', type === 'One' ? 'one' : 'pro');
    followLink(`/projects/${projectId}?${params}`);
  }

  return {
    replay: host?.openRecorded ?? openEditor,
    save: canEdit && type === 'Pro' ? save : undefined,
  };
}

/** Loads a conversation and opens the editor of a test case with its turns. */
function useSaveAsTest({ teamId, projectId }: AnalyticSubject) {
  const api = useApi();
  const load = useMutation({
    mutationFn: (conversation: string) => api.call(recordingCalls.get, { query: { teamId, projectId, conversation } }),
    onError: (error) => showToast({ kind: 'error', text: error }),
  });
  return (conversation: string, turn: number) =>
    load.mutate(conversation, {
      onSuccess(recording) {
        const turns = listRepeatedTurns(recording, turn);
        if (!turns) {
          showToast({
            kind: 'error',
            text: nameMessage('simulatorMessages.textsNotKept', simulatorMessages.textsNotKept),
          });
          return;
        }
        const { language, channel, isNewVisitor, startedUtc } = recording;
        const known = findLanguageByTag(language);
        const situation: JsonObject = {
          // The languages of test cases.
          ...(known !== undefined && { Language: known }),
          Platform: platforms[channel] ?? 'Chatbot',
          IsNewUser: isNewVisitor ?? true,
          Clock: startedUtc,
        };
        const steps = createStepsFromTranscript(turns, () => crypto.randomUUID());
        openModal('editTestCaseModal', { teamId, projectId, targetProjectId: projectId, steps, situation });
      },
    });
}
