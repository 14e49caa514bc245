import type { Call } from '@confab/contracts';

const minute = 60_000;
/** How long the server may be silent before a call fails, in milliseconds. */
const usualSilenceMs = 2 * minute;
/** The same for calls and downloads that need much work, or wait until the work of other calls of the team is done. */
export const longSilenceMs = 15 * minute;

/** Calls with JSON that import, export, copy, check, test or publish whole projects, or work on a file. */
const longCalls =
  /^\/api\/(?:AddReady|Duplicate(?!Node)|execute|Export|Find|Get(?:ProPlatform|VoicePrompts)|Import|Perform|Promote|Publish|RequestOne|ReRun|Replace|RollBack(?!Item)|Turn|Upload|Validate(?:One|Project|Workflow))/i;

/** How long the server may be silent before the call fails, in milliseconds. */
export function getSilenceMs(call: Call): number {
  const carriesFile = call.bodyForm !== 'json' || call.answerShape === 'bytes';
  return carriesFile || longCalls.test(call.path) ? longSilenceMs : usualSilenceMs;
}

/** The deadline of a call, which ends it when the server is silent for too long. */
export interface CallDeadline {
  /** Aborts when the caller cancels the call and when the server has been silent for too long. */
  readonly signal: AbortSignal;
  /** Restarts the timer, after a sign that the connection works. */
  readonly extend: () => void;
  /** Stops the timer when the call is over. */
  readonly end: () => void;
}

/** Starts the deadline of a call. @param cancelled the signal of the caller, which also ends the call */
export function startDeadline(silenceMs: number, cancelled?: AbortSignal): CallDeadline {
  const controller = new AbortController();
  const cancel = () => controller.abort(cancelled?.reason);
  const expire = () => controller.abort();
  let timer = setTimeout(expire, silenceMs);
  if (cancelled?.aborted === true) cancel();
  else cancelled?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    extend() {
      clearTimeout(timer);
      timer = setTimeout(expire, silenceMs);
    },
    end() {
      clearTimeout(timer);
      cancelled?.removeEventListener('abort', cancel);
    },
  };
}

/** Returns the response; each part of its body that arrives is reported. */
export function watchBody(response: Response, onPart: () => void): Response {
  // Only answers with status 200 can be large; with some other statuses a response must not have a body.
  if (response.status !== 200 || response.body === null) return response;
  const parts = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, stream) {
        onPart();
        stream.enqueue(part);
      },
    }),
  );
  return new Response(parts, response);
}
