import { scriptCalls, type ResultOf } from '@confab/contracts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import type { Message } from '../../../words/message.ts';

/** State of the last run; `failure` is set when the call itself failed. */
export interface CodeRun {
  readonly isRunning: boolean;
  readonly result: ResultOf<typeof scriptCalls.test> | undefined;
  readonly failure: Message | undefined;
  readonly start: (code: string, functionCall: string) => void;
}

/** Runs code on the server, one run at a time. */
export function useCodeTest(): CodeRun {
  const api = useApi();
  const run = useMutation({
    mutationFn: ({ code, functionCall }: { readonly code: string; readonly functionCall: string }) =>
      api.call(scriptCalls.test, { body: { code, function: functionCall } }),
  });
  return {
    isRunning: run.isPending,
    result: run.data,
    failure: run.error ?? undefined,
    start: (code, functionCall) => {
      if (!run.isPending) run.mutate({ code, functionCall });
    },
  };
}
