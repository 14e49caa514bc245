import type { MessageParts, NamedMessage } from '@confab/model';
import { createExceptionMessage } from '../../text/exception-messages.ts';
import { valueLimits } from './turn-limits.ts';

/** Thrown within a turn for a value that no variable can hold. It is raised as an exception of the current node. */
export class ValueTooLarge extends Error implements NamedMessage {
  override readonly name = 'ValueTooLarge';
  readonly messageName: string | undefined;
  readonly messageParts: MessageParts | undefined;

  /** @param variable the variable that the value was meant for, if there is one */
  constructor(variable?: string, named: NamedMessage = describeTooLarge(variable)) {
    super(named.message);
    this.messageName = named.messageName;
    this.messageParts = named.messageParts;
  }
}

/** Thrown within a turn for a value that the variables of the conversation have no room for. */
export class VariablesTooLarge extends ValueTooLarge {
  constructor(variable: string) {
    const most = valueLimits.allLength;
    super(variable, createExceptionMessage('variablesTooLarge', { name: variable, most }));
  }
}

function describeTooLarge(variable: string | undefined): NamedMessage {
  const most = valueLimits.length;
  if (variable === undefined) return createExceptionMessage('valueTooLarge', { most });
  return createExceptionMessage('namedValueTooLarge', { name: variable, most });
}

/** A limit that a turn can reach. */
export type TurnLimit = 'nodes' | 'steps' | 'textLength' | 'outputLength';

/** Thrown within a turn that has used up one of its limits. It ends the turn. */
export class TurnLimitReached extends Error {
  override readonly name = 'TurnLimitReached';
  readonly limit: TurnLimit;

  constructor(limit: TurnLimit) {
    super(`The turn has passed its limit of ${limit}.`);
    this.limit = limit;
  }
}
