import type { JsonValue } from '@confab/model';
import { measureValue, measureVariable, measureVariables } from '../expression/measure-value.ts';
import type { ConversationState } from '../types.ts';
import { ValueTooLarge, VariablesTooLarge } from './limits/turn-exceptions.ts';
import { valueLimits } from './limits/turn-limits.ts';

type Variables = ConversationState['variables'];

/** The variables of a turn. The state that the turn began with does not change. */
export class TurnVariables {
  #values: Variables;
  /** A copy of the variables, made on the first write. */
  #written: Record<string, JsonValue> | undefined;
  /** The size of all variables, known from the first write that needs more room. */
  #length: number | undefined;

  constructor(values: Variables) {
    this.#values = values;
  }

  get values(): Variables {
    return this.#values;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#values, name);
  }

  /** The value of a variable that has one; else null. */
  get(name: string): JsonValue {
    return this.#values[name] ?? null;
  }

  write(name: string, value: JsonValue): void {
    if (this.#length !== undefined)
      this.#length += measureVariable(name, value) - (this.has(name) ? measureVariable(name, this.get(name)) : 0);
    this.#written ??= { ...this.#values };
    this.#written[name] = value;
    this.#values = this.#written;
  }

  /**
   * Checks the size of a value before it is written. One that is no larger than the value before always has room.
   *
   * @param before the value that is replaced; undefined for a new one
   * @param otherLength the size of the parameters of open modules
   * @throws ValueTooLarge
   */
  expectRoom(name: string, value: JsonValue, before: JsonValue | undefined, otherLength: () => number): void {
    const length = measureValue(value);
    if (length > valueLimits.length) throw new ValueTooLarge(name);
    const growth = length - (before === undefined ? 0 : measureValue(before));
    if (growth <= 0) return;
    if (this.#measure() + otherLength() + growth > valueLimits.allLength) throw new VariablesTooLarge(name);
  }

  /** Checks the size of the parameters of one more module. @throws ValueTooLarge */
  expectModuleRoom(parameters: ReadonlyMap<string, JsonValue>, otherLength: () => number): void {
    let [first, length] = ['', 0];
    for (const [name, value] of parameters) {
      first ||= name;
      length += measureVariable(name, value);
    }
    if (length > 0 && this.#measure() + otherLength() + length > valueLimits.allLength)
      throw new VariablesTooLarge(first);
  }

  #measure(): number {
    this.#length ??= measureVariables(this.#values);
    return this.#length;
  }
}
