import type { EmbedSettings } from './embed-settings.ts';

/** Whether the chat is open, for as long as the tab lives. */
export interface OpenMemory {
  readonly read: () => boolean | undefined;
  readonly write: (isOpen: boolean) => void;
}

/** Kept by the host page's tab; where storage is forbidden, every page begins as its script says. */
export function openMemory({ project, stage }: EmbedSettings, storage: () => Storage): OpenMemory {
  const key = `confab open ${project} ${stage}`;
  return {
    read() {
      try {
        const kept = storage().getItem(key);
        return kept === null ? undefined : kept === 'yes';
      } catch {
        return undefined;
      }
    },
    write(isOpen) {
      try {
        storage().setItem(key, isOpen ? 'yes' : 'no');
      } catch {
        // No storage here.
      }
    },
  };
}
