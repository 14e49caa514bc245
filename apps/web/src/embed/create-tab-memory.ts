/** Something that is kept for as long as the tab lives. */
interface TabMemory {
  readonly read: () => string | undefined;
  readonly write: (value: string | null) => void;
}

/** Kept by the host page's tab; where storage is forbidden, every page begins anew. */
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
        // No storage here.
      }
    },
  };
}
