import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { parseRecordedRequest, recordedParamNames } from '../../recordings/index.ts';
import { openRecorded } from '../store/start-request.ts';

/** Opens the conversation that the address asks for once, and takes it out of the address. */
export function useRecordedLink(): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('recorded');
  const open = useEffectEvent(() => {
    const request = parseRecordedRequest(params);
    if (!request) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of recordedParamNames) next.delete(name);
        return next;
      },
      { replace: true },
    );
    openRecorded(request);
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
