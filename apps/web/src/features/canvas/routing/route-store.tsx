import { createContext, use, useSyncExternalStore } from 'react';
import type { Route } from './types.ts';

/** The routes of the edges; an edge renders again only when its own route changes. */
export function createRouteStore() {
  let routes: ReadonlyMap<string, Route> = new Map();
  const listeners = new Map<string, Set<() => void>>();
  return {
    get: (edgeId: string): Route | undefined => routes.get(edgeId),
    set(next: ReadonlyMap<string, Route>) {
      const before = routes;
      // An unchanged route keeps its identity.
      routes = new Map(
        [...next].map(([id, route]) => {
          const known = before.get(id);
          return [id, known && isSameRoute(known, route) ? known : route];
        }),
      );
      for (const [id, group] of listeners) {
        if (before.get(id) !== routes.get(id)) for (const listener of group) listener();
      }
    },
    subscribe(edgeId: string, listener: () => void) {
      const group = listeners.get(edgeId) ?? new Set();
      listeners.set(edgeId, group);
      group.add(listener);
      return () => {
        group.delete(listener);
        if (group.size === 0) listeners.delete(edgeId);
      };
    },
  };
}

export type RouteStore = ReturnType<typeof createRouteStore>;

const Routes = createContext<RouteStore>(createRouteStore());

/** Provides the edges below with their routes. */
export const RoutesProvider = Routes;

/** The route of an edge; undefined until it is found. */
export function useRoute(edgeId: string): Route | undefined {
  const store = use(Routes);
  return useSyncExternalStore(
    (listener) => store.subscribe(edgeId, listener),
    () => store.get(edgeId),
  );
}

function isSameRoute(one: Route, other: Route) {
  return one.length === other.length && one.every(({ x, y }, at) => x === other[at]?.x && y === other[at].y);
}
