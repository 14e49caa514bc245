import { createEdgeRouter, type RouteRequest } from './edge-router.ts';
import type { Route } from './types.ts';

/** The routes of a request; the last answer to a request has all of them. */
export interface RouteAnswer {
  readonly requestId: number;
  readonly routes: ReadonlyMap<string, Route>;
  readonly isLast: boolean;
}

export interface RouteMessage {
  readonly requestId: number;
  readonly request: RouteRequest;
}

const router = createEdgeRouter();
let latestId = 0;

self.addEventListener('message', ({ data }: MessageEvent<RouteMessage>) => {
  latestId = data.requestId;
  void answer(data);
});

/** Answers batch by batch; a newer request ends the work on this one. */
async function answer({ requestId, request }: RouteMessage) {
  const batches = router.route(request);
  for (let next = batches.next(); !next.done;) {
    const routes = next.value;
    // Lets a newer request in.
    await new Promise((resolve) => setTimeout(resolve));
    if (requestId !== latestId) return;
    next = batches.next();
    const reply: RouteAnswer = { requestId, routes, isLast: next.done ?? false };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin; that is for windows
    self.postMessage(reply);
  }
}
