import { projectLanguages, type JsonObject } from '@confab/model';
import { createStepsFromConversation, createStubsFromConversation } from '@confab/test-cases';
import { useEditingSession } from '../../../editing/index.ts';
import { getBrowserPlace } from '../../../platform/browser-place.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { showToast } from '../../../toasts/index.ts';
import type { SimulatedTurn } from './conversation-tree.ts';
import { toastMessages } from '../../../words/web-messages.ts';

/** The person, place, time and seed of a conversation, as a test case stores them. */
function readSituation(opening: SimulatedTurn | undefined, ownLanguage: unknown): JsonObject {
  if (!opening) return {};
  const { language, platform, isNewUser, isAccountLinked, seed, startedAt } = opening.begun;
  const { timeZone, region } = getBrowserPlace();
  const spoken = language ?? (typeof ownLanguage === 'string' && ownLanguage !== '' ? ownLanguage : 'en');
  return {
    ...(projectLanguages.some((language) => language === spoken) && { Language: spoken }),
    Platform: platform,
    IsNewUser: isNewUser,
    IsAccountLinked: isAccountLinked,
    TimeZone: timeZone,
    ...(region !== undefined && { Region: region }),
    Seed: seed,
    ...(startedAt !== undefined && { Clock: startedAt }),
  };
}

/** Opens the test case editor with one step per turn of a conversation, and with the answers that its requests got. */
export function useSaveAsTest(): (turns: readonly SimulatedTurn[]) => void {
  const session = useEditingSession();
  return (turns) => {
    const held = turns.map(({ said, result }) => ({
      said,
      outputs: result.outputs,
      trace: result.trace,
      ended: result.ended,
    }));
    // The variables of an opening are those that a returning user keeps; a test case cannot store them.
    if (turns.some(({ begun, byHand }) => begun.from || Object.keys(byHand).length > 0))
      showToast({ text: toastMessages.differentStart });
    const { teamId, projectId } = session;
    openModal('editTestCaseModal', {
      teamId,
      projectId,
      targetProjectId: projectId,
      steps: createStepsFromConversation(held, () => session.newId()),
      stubs: createStubsFromConversation(held, () => session.newId()),
      situation: readSituation(turns[0], session.getValue(projectId, 'Language')),
    });
  };
}
