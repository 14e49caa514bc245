import type { Call } from '@confab/contracts';
import type { ApiClient } from '../api/api-client.ts';

interface FakeOptions {
  readonly signal?: AbortSignal;
  readonly onContent?: (content: Blob) => void;
}

interface RecordedCall {
  readonly path: string;
  readonly input: unknown;
}

/** Creates an API that answers by path and records its calls; a path without an answer throws. */
export function fakeApi(answers: Readonly<Record<string, (input: never, options: FakeOptions) => unknown>>): {
  api: ApiClient;
  made: RecordedCall[];
} {
  const made: RecordedCall[] = [];
  const api: ApiClient = {
    call: async (call: Call, input: unknown, options: FakeOptions = {}) => {
      made.push({ path: call.path, input });
      const answer = answers[call.path];
      if (!answer) throw new Error(`The test has no answer for ${call.path}.`);
      // The test provides results of the right type for each path.
      const result = await answer(input as never, options);
      if (result instanceof Blob) options.onContent?.(result);
      return result as never;
    },
  };
  return { api, made };
}
