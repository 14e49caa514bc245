import type { JsonValue } from '@confab/model';
import type { CaptureState, ModuleFrame, ModuleLocals, ConversationState } from '../types.ts';

const noFrames: readonly ModuleFrame[] = [];
/** Modules that have called one another and are not done. */
const maxDepth = 32;

/** The modules a conversation is in, and what belongs to the innermost; a plain conversation is in none. */
export class ModuleStack {
  /** What the Capture that is open has heard so far. */
  capture: CaptureState | undefined;
  readonly #initial: ConversationState;
  #frames: readonly ModuleFrame[];
  #locals: ModuleLocals | undefined;

  constructor(session: ConversationState) {
    this.capture = session.capture;
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
    this.#locals = { ...this.#locals, [name]: value };
  }

  /** Whether a background module is running. */
  isRunning(background: string): boolean {
    return this.#frames.some((frame) => frame.background === background);
  }

  /** Leaves a node for a module, which begins with these values. @returns whether there is room for one more. */
  call(nodeId: string, locals: ModuleLocals, background?: string): boolean {
    if (this.#frames.length >= maxDepth) return false;
    const frame: ModuleFrame = {
      nodeId,
      ...(this.#locals && { locals: this.#locals }),
      ...(this.capture && { capture: this.capture }),
      ...(background !== undefined && { background }),
    };
    this.#frames = [...this.#frames, frame];
    this.#locals = locals;
    this.capture = undefined;
    return true;
  }

  /** Goes back out of modules to a depth. @returns the place there that was left last. */
  returnTo(depth: number): ModuleFrame | undefined {
    const frame = this.#frames[depth];
    if (!frame) return undefined;
    this.#frames = depth === 0 ? noFrames : this.#frames.slice(0, depth);
    this.#locals = frame.locals;
    this.capture = frame.capture;
    return frame;
  }

  /** Stands where the turn began, for a question that is asked again. */
  rewind(): void {
    this.#frames = this.#initial.stack ?? noFrames;
    this.#locals = this.#initial.locals;
    this.capture = this.#initial.capture;
  }

  /** Begins a module that nobody called, to try it out. */
  initialiseLocals(locals: ModuleLocals): void {
    this.#locals ??= locals;
  }

  /** What is to be stored; what says nothing is left out. */
  writeTo(session: { locals?: ModuleLocals; stack?: readonly ModuleFrame[]; capture?: CaptureState }): void {
    if (this.#locals) session.locals = this.#locals;
    if (this.#frames.length > 0) session.stack = this.#frames;
    if (this.capture) session.capture = this.capture;
  }
}
