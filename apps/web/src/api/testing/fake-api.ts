import type { Call } from '@confab/contracts';
import type { ApiClient } from '../api-client.ts';

interface Made {
  readonly path: string;
  readonly input: unknown;
}

/** An API that answers by path and remembers what was asked of it; a path without an answer is a mistake of the test. */
export function fakeApi(answers: Readonly<Record<string, (input: never) => unknown>>): {
  api: ApiClient;
  made: Made[];
} {
  const made: Made[] = [];
  const api: ApiClient = {
    call: async (call: Call, input: unknown) => {
      made.push({ path: call.path, input });
      const answer = answers[call.path];
      if (!answer) throw new Error(`The test has no answer for ${call.path}.`);
      // What the test gives is what the call returns: the types meet at the path alone.
      return answer(input as never) as never;
    },
  };
  return { api, made };
}
