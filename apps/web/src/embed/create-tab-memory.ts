/** A value that is stored for the tab. */
interface TabMemory {
  readonly read: () => string | undefined;
  readonly write: (value: string | null) => void;
}

/** Stores a value in the host page's tab; without storage, every page load starts empty. */
export function createTabMemory(key: string, storage: () => Storage = () => sessionStorage): TabMemory {
  return {
    read() {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Storage is forbidden.
      }
    },
  };
}
