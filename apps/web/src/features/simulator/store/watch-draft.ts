import type { EditingSession, ProjectChange } from '../../../editing/index.ts';
import { findTurn, listBranch, type ConversationTree } from '../conversation/conversation-tree.ts';
import { findChangedStages } from './find-changed-stages.ts';

/** The changes of a project since the turns of a conversation. */
interface DraftWatch {
  /** Notes a change. @returns whether the conversation is behind it */
  note(change: ProjectChange, tree: ConversationTree): boolean;
  /** Whether the draft has changed since any turn of the conversation: a later one may have run on the change. */
  isBehind(tree: ConversationTree): boolean;
  /** The author has closed the note about the changes so far. */
  accept(): void;
}

/** Watches the changes of a project for the note that the assistant has changed. */
export function watchDraft(session: EditingSession): DraftWatch {
  /** The latest change of the draft; one during a turn counts once its result is there. */
  let lastSeq = 0;
  /** The latest change whose note the author has closed. */
  let acceptedSeq = 0;

  const watch: DraftWatch = {
    note(change, tree) {
      const stages = findChangedStages(change, session);
      if (stages.includes('Draft')) lastSeq = Math.max(lastSeq, change.seq);
      const head = findTurn(tree, tree.head);
      if (!head || !stages.includes(head.begun.stage)) return false;
      return head.begun.stage !== 'Draft' || watch.isBehind(tree);
    },
    isBehind(tree) {
      if (lastSeq <= acceptedSeq) return false;
      return listBranch(tree).some(({ result: { draftSeq } }) => draftSeq !== null && lastSeq > draftSeq);
    },
    accept() {
      acceptedSeq = lastSeq;
    },
  };
  return watch;
}
