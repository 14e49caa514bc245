import type { JsonValue } from '@confab/model';
import { measureValue, measureVariables } from '../expression/measure-value.ts';
import type { CaptureState, ModuleFrame, ModuleLocals, ConversationState, SentForm } from '../types.ts';

const noFrames: readonly ModuleFrame[] = [];
/** The maximum depth of nested module calls. */
const maxDepth = 32;

/** The modules a conversation is in, with the parameters and the capture of the innermost. */
export class ModuleStack {
  /** The slot values of the open Capture so far. */
  capture: CaptureState | undefined;
  /** The form of the current page whose answers were sent. */
  sentForm: SentForm | undefined;
  readonly #initial: ConversationState;
  #frames: readonly ModuleFrame[];
  #locals: ModuleLocals | undefined;
  /** The parameters, if they are a copy of this turn. */
  #written: Record<string, JsonValue> | undefined;
  /** The size of all parameters, if it was measured. */
  #length: number | undefined;

  constructor(session: ConversationState) {
    this.capture = session.capture;
    this.sentForm = session.sentForm;
    this.#initial = session;
    this.#frames = session.stack ?? noFrames;
    this.#locals = session.locals;
  }

  /** How many modules the conversation is in. */
  get depth(): number {
    return this.#frames.length;
  }

  get frames(): readonly ModuleFrame[] {
    return this.#frames;
  }

  get locals(): ModuleLocals | undefined {
    return this.#locals;
  }

  hasLocal(name: string): boolean {
    return this.#locals !== undefined && Object.hasOwn(this.#locals, name);
  }

  write(name: string, value: JsonValue): void {
    if (this.#length !== undefined) this.#length += measureValue(value) - measureValue(this.#locals?.[name] ?? null);
    this.#written ??= { ...this.#locals };
    this.#written[name] = value;
    this.#locals = this.#written;
  }

  /** Whether a background module is already running. */
  isRunning(background: string): boolean {
    return this.#frames.some((frame) => frame.background === background);
  }

  /** Enters a module with its initial values. @returns false if the stack is full. */
  call(nodeId: string, locals: ModuleLocals, background?: string): boolean {
    if (this.#frames.length >= maxDepth) return false;
    const frame: ModuleFrame = {
      nodeId,
      ...(this.#locals && { locals: this.#locals }),
      ...(this.capture && { capture: this.capture }),
      ...(background !== undefined && { background }),
    };
    this.#frames = [...this.#frames, frame];
    this.#setLocals(locals);
    this.capture = undefined;
    return true;
  }

  /** Returns from modules to a depth. @returns the frame of the module left last. */
  returnTo(depth: number): ModuleFrame | undefined {
    const frame = this.#frames[depth];
    if (!frame) return undefined;
    this.#frames = depth === 0 ? noFrames : this.#frames.slice(0, depth);
    this.#setLocals(frame.locals);
    this.capture = frame.capture;
    return frame;
  }

  /** Restores the stack of the beginning of the turn, to repeat its question. */
  rewind(): void {
    this.#frames = this.#initial.stack ?? noFrames;
    this.#setLocals(this.#initial.locals);
    this.capture = this.#initial.capture;
  }

  /** Sets the parameters of a module that is tried out without a caller. */
  initialiseLocals(locals: ModuleLocals): void {
    if (!this.#locals) this.#setLocals(locals);
  }

  /** Replaces the parameters of the module that a jump leaves by those of the module that it enters, if any. */
  replaceLocals(locals: ModuleLocals | undefined): void {
    this.#setLocals(locals);
  }

  /**
   * The size of the parameters of all open modules.
   *
   * @param onCount receives the number of parameters that had to be measured, if it is not known
   */
  measure(onCount: (parameters: number) => void): number {
    if (this.#length !== undefined) return this.#length;
    if (this.#frames.length === 0 && !this.#locals) return 0;
    let length = 0;
    for (const locals of [...this.#frames.map((frame) => frame.locals), this.#locals]) {
      if (!locals) continue;
      onCount(Object.keys(locals).length);
      length += measureVariables(locals);
    }
    this.#length = length;
    return length;
  }

  #setLocals(locals: ModuleLocals | undefined) {
    this.#locals = locals;
    this.#written = undefined;
    this.#length = undefined;
  }

  /** Writes the stack into the state; empty parts are left out. */
  writeTo(session: {
    locals?: ModuleLocals;
    stack?: readonly ModuleFrame[];
    capture?: CaptureState;
    sentForm?: SentForm;
  }): void {
    if (this.#locals) session.locals = this.#locals;
    if (this.#frames.length > 0) session.stack = this.#frames;
    if (this.capture) session.capture = this.capture;
    if (this.sentForm) session.sentForm = this.sentForm;
  }
}
