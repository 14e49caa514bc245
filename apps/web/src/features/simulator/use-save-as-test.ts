import type { ProjectId, TeamId } from '@confab/model';
import { caseFromConversation } from '@confab/test-cases';
import { useProjectSession } from '../../editing/index.ts';
import { openModal } from '../../shell/modals/modal-store.ts';
import type { SimulatedTurn } from './conversation-tree.ts';

/** Opens the test case editor with a conversation that was held: as many steps as it had turns. */
export function useSaveAsTest(): (turns: readonly SimulatedTurn[]) => void {
  const session = useProjectSession();
  return (turns) => {
    const held = turns.map(({ said, result }) => ({ said, outputs: result.outputs, ended: result.ended }));
    // The page was opened for this project of this team.
    const projectId = session.projectId as ProjectId;
    openModal('editTestCase', {
      teamId: session.teamId as TeamId,
      projectId,
      targetProjectId: projectId,
      steps: caseFromConversation(held, () => session.newId()),
    });
  };
}
