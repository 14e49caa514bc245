import { parsePath } from '@confab/inputs';

type Listener = () => void;

interface Branch {
  readonly listeners: Set<Listener>;
  readonly below: Map<string, Branch>;
}

/**
 * Listeners by item and path.
 *
 * A change calls the listeners at its path, above and below it, so typing in one of thousands of inputs calls the
 * listeners of that input only.
 */
export interface PathListeners {
  add(itemId: string, path: string, listener: Listener): () => void;
  notify(itemId: string, path: string): void;
  notifyAll(): void;
}

export function createPathListeners(): PathListeners {
  const roots = new Map<string, Branch>();
  return {
    add(itemId, path, listener) {
      const root = roots.get(itemId) ?? newBranch();
      roots.set(itemId, root);
      const trail = [root];
      for (const segment of parsePath(path)) {
        const here = trail.at(-1) ?? root;
        const next = here.below.get(segment) ?? newBranch();
        here.below.set(segment, next);
        trail.push(next);
      }
      // A listener may be added twice; each addition is removed separately.
      const own = () => listener();
      trail.at(-1)?.listeners.add(own);
      return () => {
        trail.at(-1)?.listeners.delete(own);
        prune(roots, itemId, trail, parsePath(path));
      };
    },
    notify(itemId, path) {
      const called: Listener[] = [];
      let here = roots.get(itemId);
      for (const segment of parsePath(path)) {
        if (!here) break;
        called.push(...here.listeners);
        here = here.below.get(segment);
      }
      if (here) collect(here, called);
      for (const listener of called) listener();
    },
    notifyAll() {
      const called: Listener[] = [];
      for (const root of roots.values()) collect(root, called);
      for (const listener of called) listener();
    },
  };
}

function newBranch(): Branch {
  return { listeners: new Set(), below: new Map() };
}

function collect(branch: Branch, into: Listener[]) {
  into.push(...branch.listeners);
  for (const next of branch.below.values()) collect(next, into);
}

function prune(roots: Map<string, Branch>, itemId: string, trail: readonly Branch[], segments: readonly string[]) {
  for (let depth = trail.length - 1; depth >= 0; depth -= 1) {
    const branch = trail[depth];
    if (!branch || branch.listeners.size > 0 || branch.below.size > 0) return;
    const parent = trail[depth - 1];
    const segment = segments[depth - 1];
    if (!parent || segment === undefined) {
      if (roots.get(itemId) === branch) roots.delete(itemId);
    } else if (parent.below.get(segment) === branch) {
      parent.below.delete(segment);
    }
  }
}
