import { joinFrames } from './frames.ts';

/** The queue of a connection, which writes its frames when it is flushed. */
interface Sender {
  flush(join: (frames: readonly Buffer[]) => Buffer): void;
}

/**
 * Lets every sender with pending frames send them at the end of the event loop's turn.
 *
 * Each socket is then written to once a turn, since the number of writes is what costs. The members of a
 * group mostly get the same frames, so the joined bytes are created once and shared.
 */
export class FlushScheduler {
  #waiting: Sender[] = [];

  /** Adds a sender; it is flushed at most once a turn. */
  add(sender: Sender): void {
    if (this.#waiting.push(sender) === 1) setImmediate(() => this.#flush());
  }

  #flush() {
    const senders = this.#waiting;
    this.#waiting = [];
    const join = createFrameJoiner();
    for (const sender of senders) sender.flush(join);
  }
}

/** Joins frames, with a cache of the last ones: equal frames in equal order share the same bytes. */
function createFrameJoiner(): (frames: readonly Buffer[]) => Buffer {
  let known: readonly Buffer[] = [];
  let joined: Buffer = Buffer.alloc(0);
  return (frames) => {
    const [only] = frames;
    if (frames.length === 1 && only) return only;
    const isKnown = known.length === frames.length && frames.every((frame, index) => frame === known[index]);
    if (isKnown) return joined;
    known = frames;
    joined = joinFrames(frames);
    return joined;
  };
}
