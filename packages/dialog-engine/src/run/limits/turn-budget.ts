import { TurnLimitReached, type TurnLimit } from './turn-exceptions.ts';
import { handlingReserve, turnLimits } from './turn-limits.ts';

const charactersPerStep = 8;

/** Counts what a turn uses, and ends the turn before it exceeds its limits. */
export class TurnBudget {
  #steps = 0;
  #textLength = 0;
  #outputLength = 0;
  #stepsMax: number = turnLimits.steps;
  #textLengthMax: number = turnLimits.textLength;
  #outputLengthMax: number = turnLimits.outputLength;
  #isHandling = false;

  /** The steps so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Whether a limit was passed: what follows uses the reserve for handling it. */
  get isHandling(): boolean {
    return this.#isHandling;
  }

  /** The most characters that a text filled in now can have; each character of a value costs a step. */
  get textLengthLeft(): number {
    return Math.min(this.#textLengthMax - this.#textLength, this.#stepsMax - this.#steps);
  }

  /**
   * Counts operations and the characters that they read or write.
   *
   * @throws TurnLimitReached if the turn has too few steps left; nothing is counted then
   */
  spend(operations: number, characters = 0): void {
    const steps = operations + Math.ceil(characters / charactersPerStep);
    if (this.#steps + steps > this.#stepsMax) throw new TurnLimitReached('steps');
    this.#steps += steps;
  }

  /** Counts a text that was filled in. @throws TurnLimitReached */
  spendText(length: number): void {
    if (this.#textLength + length > this.#textLengthMax) throw new TurnLimitReached('textLength');
    this.#textLength += length;
  }

  /** Counts an output, or what is added to one. @throws TurnLimitReached */
  spendOutput(length: number): void {
    if (this.#outputLength + length > this.#outputLengthMax) throw new TurnLimitReached('outputLength');
    this.#outputLength += length;
  }

  /** The limit that a text with more than `textLengthLeft` characters reaches. */
  get nextTextLimit(): TurnLimit {
    return this.#textLengthMax - this.#textLength <= this.#stepsMax - this.#steps ? 'textLength' : 'steps';
  }

  /** Opens the reserve for handling a passed limit. The outputs so far are dropped. */
  openReserve(): void {
    this.#isHandling = true;
    this.#stepsMax = this.#steps + handlingReserve.steps;
    this.#textLengthMax = this.#textLength + handlingReserve.textLength;
    this.#outputLength = 0;
    this.#outputLengthMax = handlingReserve.outputLength;
  }
}
