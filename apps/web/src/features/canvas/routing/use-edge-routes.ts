import { useReactFlow } from '@xyflow/react';
import { useEffect, useState } from 'react';
import type { CardNode, ConnectionEdge } from '../cards/canvas-model.ts';
import type { RouteRequest } from './edge-router.ts';
import { createRouteStore, type RouteStore } from './route-store.tsx';
import type { RouteAnswer } from './route-worker.ts';
import { startRouteWorker, type RouteWorker } from './start-route-worker.ts';
import { toRouteRequest } from './to-route-request.ts';

/** Routes the edges around the cards in a worker, again after each change that is not part of a drag. */
export function useEdgeRoutes(cards: readonly CardNode[], edges: readonly ConnectionEdge[]): RouteStore {
  const [store] = useState(createRouteStore);
  const [sender] = useState(() => createRequestSender(store));
  const { screenToFlowPosition } = useReactFlow();
  useEffect(() => sender.end, [sender]);
  const isDragging = cards.some(({ dragging }) => dragging);
  useEffect(() => {
    if (isDragging) return;
    const center = screenToFlowPosition({ x: innerWidth / 2, y: innerHeight / 2 });
    sender.send(toRouteRequest(cards, edges, center));
  }, [cards, edges, isDragging, sender, screenToFlowPosition]);
  return store;
}

/** Sends requests to the worker, except those whose cards and edges are the same as in the last request. */
function createRequestSender(store: RouteStore) {
  let worker: RouteWorker | undefined;
  let latestId = 0;
  let latest = '';

  function apply({ routes, requestId }: RouteAnswer) {
    if (requestId === latestId) store.set(routes);
  }

  return {
    send(request: RouteRequest) {
      const { cards, edges } = request;
      const text = JSON.stringify({ cards, edges });
      if (text === latest) return;
      latest = text;
      latestId += 1;
      worker ??= startRouteWorker(apply);
      worker?.send({ requestId: latestId, request });
    },
    /** Ends the worker; the next request starts another one. */
    end() {
      worker?.end();
      worker = undefined;
      latest = '';
    },
  };
}
