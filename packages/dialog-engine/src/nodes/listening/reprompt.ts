import type { Connector } from '../read-connectors.ts';
import type { Move, ProgramResponse } from '../../program.ts';
import { repeatChips } from '../../run/fill-chips.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { followConnector } from '../node-type.ts';

export const noReprompts = { noMatch: 0, noInput: 0 };
const waiting: Move = { type: 'wait' };

/** A question that waits for its answer. */
interface OpenQuestion {
  readonly response: ProgramResponse | undefined;
  /** Asks it again. */
  ask(): void;
}

/** How a question reacts to NoMatch and NoInput. */
export interface RepromptSettings {
  /** 0 uses the project's limit. */
  readonly maxReprompts: number;
  readonly noMatch: Connector | undefined;
  readonly noInput: Connector | undefined;
  readonly noMatchResponse: ProgramResponse | undefined;
  readonly noInputResponse: ProgramResponse | undefined;
  /** The question is asked after the response, because the response does not contain it. */
  readonly isAskedAfterwards?: true;
}

/** Handles an answer that was not understood. */
export function handleNoMatch(run: TurnRun, question: RepromptSettings, open: OpenQuestion): Move {
  const { noMatch, noInput } = run.reprompts;
  run.reprompts = { noMatch: noMatch + 1, noInput };
  const words = question.noMatchResponse ?? run.program.messages.NoMatch;
  return reprompt(run, question, noMatch, question.noMatch, words, open);
}

/** Handles silence. */
export function handleNoInput(run: TurnRun, question: RepromptSettings, open: OpenQuestion): Move {
  const { noMatch, noInput } = run.reprompts;
  run.reprompts = { noMatch, noInput: noInput + 1 };
  const words = question.noInputResponse ?? run.program.messages.NoInput;
  return reprompt(run, question, noInput, question.noInput, words, open);
}

/** Reprompts up to the limit, then follows the connector for this case if it exists. */
function reprompt(
  run: TurnRun,
  { maxReprompts, isAskedAfterwards }: RepromptSettings,
  timesBefore: number,
  way: Connector | undefined,
  words: ProgramResponse | undefined,
  open: OpenQuestion,
): Move {
  const most = maxReprompts > 0 ? maxReprompts : run.program.nluSettings.maxReprompts;
  if (timesBefore >= most && way?.targetId !== undefined) {
    run.reprompts = noReprompts;
    return followConnector(way);
  }
  // People choose from the same suggestions as before.
  if (run.respond(words) && !isAskedAfterwards) repeatChips(run, open.response);
  else open.ask();
  return waiting;
}
