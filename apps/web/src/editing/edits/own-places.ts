import { containsPath, listChangedPaths, type InputEdit } from '@confab/inputs';

/** The paths known of one item; the oldest beyond this number are forgotten. */
const maxPaths = 2_000;

/** Where the author has written while the project was open, by item and path. */
export function createOwnPlaces() {
  const items = new Map<string, Set<string>>();
  return {
    note(itemId: string, edit: InputEdit) {
      const { action, updatedValue } = edit;
      const isContent = action === 'AddRow' || (action === 'ValueChanged' && !isEmpty(updatedValue));
      if (!isContent) return;
      const paths = items.get(itemId) ?? new Set<string>();
      items.set(itemId, paths);
      for (const path of listChangedPaths(edit)) paths.add(path);
      const [oldest] = paths.size > maxPaths ? paths : [];
      if (oldest !== undefined) paths.delete(oldest);
    },
    /** Whether the author has written at a path, inside it, or around it. */
    touches(itemId: string, path: string): boolean {
      for (const own of items.get(itemId) ?? []) if (containsPath(path, own) || containsPath(own, path)) return true;
      return false;
    },
    has: (itemId: string) => items.has(itemId),
    /** Forgets the paths of an item whose content its author has replaced, such as by discarding its changes. */
    forget: (itemId: string) => void items.delete(itemId),
  };
}

export type OwnPlaces = ReturnType<typeof createOwnPlaces>;

function isEmpty(value: InputEdit['updatedValue']) {
  return value === undefined || value === null || value === '';
}
