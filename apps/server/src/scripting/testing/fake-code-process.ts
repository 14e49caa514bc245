import type { AuthorCode } from '@confab/scripting/author-code';
import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { CodeMessage } from '../code-process.ts';

/** A process of author code that runs nothing: a test says what it does and when. */
export interface FakeCodeProcess {
  readonly process: ChildProcess;
  /** The function calls that it received, in order. */
  readonly received: readonly string[];
  becomeReady(): void;
  /** Answers the current run. */
  finishRun(): void;
  exit(): void;
}

export function createFakeCodeProcess(): FakeCodeProcess {
  const received: string[] = [];
  const emitter = new EventEmitter();
  const send = (message: CodeMessage) => emitter.emit('message', message);
  const process = Object.assign(emitter, {
    kill: () => true,
    send: ({ functionCall }: AuthorCode) => received.push(functionCall) > 0,
  });
  return {
    // The pool uses only these parts of a process. Without a number, its processor time cannot be read.
    process: process as unknown as ChildProcess,
    received,
    becomeReady: () => send({ type: 'ready' }),
    finishRun: () => send({ type: 'ran', outcome: { type: 'returned', text: '1', logs: [] } }),
    exit: () => emitter.emit('exit', 1),
  };
}

/** Starts a process that ends at once, as one does that cannot open its files. */
export function startProcessThatExits(): ChildProcess {
  return spawn(process.execPath, ['-e', 'process.exit(1)'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}
