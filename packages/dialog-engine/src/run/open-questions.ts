import type { ConversationState, OpenQuestion } from '../types.ts';

const noQuestions: readonly OpenQuestion[] = [];
/** The most questions that stay open. Each of them is matched with every utterance, so they may not be many. */
const questionsMax = 10;

/** The earlier questions of a conversation that still listen for some of their intents. */
export class OpenQuestions {
  #questions: readonly OpenQuestion[];

  constructor(session: ConversationState) {
    this.#questions = session.openQuestions ?? noQuestions;
  }

  /** Oldest first. */
  list(): readonly OpenQuestion[] {
    return this.#questions;
  }

  /** Notes that a question which stays open is asked. The oldest one is closed if there are too many. */
  add(question: OpenQuestion): void {
    const others = this.#questions.filter((one) => one.nodeId !== question.nodeId);
    this.#questions = [...others, question].slice(-questionsMax);
  }

  /**
   * Writes the questions that are open in the next turn into the state; none are left out. The question whose intent is
   * suggested stays for the reply.
   */
  writeTo(
    session: Pick<ConversationState, 'turnCount' | 'offered'> & { openQuestions?: readonly OpenQuestion[] },
  ): void {
    const { turnCount, offered } = session;
    const open = this.#questions.filter(({ nodeId, until }) => until > turnCount || nodeId === offered?.startId);
    if (open.length > 0) session.openQuestions = open;
  }
}
