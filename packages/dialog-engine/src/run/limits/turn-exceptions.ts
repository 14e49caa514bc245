import { turnLimits, valueLimits } from './turn-limits.ts';

/** Thrown within a turn for a value that no variable can hold. It is raised as an exception of the current node. */
export class ValueTooLarge extends Error {
  override readonly name = 'ValueTooLarge';

  /** @param variable the variable that was to hold it, if there is one */
  constructor(variable?: string) {
    const subject = variable === undefined ? 'A value' : `The value of "${variable}"`;
    super(`${subject} has more than ${valueLimits.length} characters or too many levels.`);
  }
}

/** Thrown within a turn for a value that the variables of the conversation have no room for. */
export class VariablesTooLarge extends ValueTooLarge {
  constructor(variable: string) {
    super(variable);
    this.message = `With the value of "${variable}" all variables have more than ${valueLimits.allLength} characters.`;
  }
}

/** What a turn can use up. */
export type TurnLimit = 'nodes' | 'steps' | 'textLength' | 'outputLength';

const units: Readonly<Record<TurnLimit, string>> = {
  nodes: 'nodes',
  steps: 'steps',
  textLength: 'characters of texts',
  outputLength: 'characters of answers',
};

/** Thrown within a turn that has used up one of its limits. It ends the turn. */
export class TurnLimitReached extends Error {
  override readonly name = 'TurnLimitReached';
  readonly limit: TurnLimit;

  constructor(limit: TurnLimit) {
    super(`More than ${turnLimits[limit]} ${units[limit]} in one turn.`);
    this.limit = limit;
  }
}
