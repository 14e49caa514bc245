import { mediaCalls, type FileItem } from '@confab/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { openModal } from '../../modals/modal-store.ts';
import { submitForm } from '../../platform/submit-form.ts';
import { useWords } from '../../words/define-words.ts';
import { createDownloadInput } from './data/create-download-input.ts';
import { createLibraryKey } from './data/library-queries.ts';
import { useTransfers, type Transfers } from './selection/use-transfers.ts';
import type { Library } from './use-library.ts';
import { useListNotice, type Notice } from './use-list-notice.ts';
import { useRenaming, type Renaming } from './use-renaming.ts';
import { words } from './words.ts';
import { toMessage, type Message } from '../../words/message.ts';

/** The commands for the files of a library. */
export interface LibraryCommands extends Transfers, Renaming {
  readonly notice: Notice | undefined;
  readonly dismissNotice: () => void;
  readonly open: (item: FileItem) => void;
  readonly createFolder: () => void;
  readonly remove: (items: readonly FileItem[]) => void;
  readonly download: (items: readonly FileItem[]) => void;
  readonly refresh: () => void;
}

/** The commands of an open library. Failures are shown in the library with the server's message. */
export function useLibraryCommands(library: Library): LibraryCommands {
  const { client, teamId, folder, selection } = library;
  const api = useApi();
  const queries = useQueryClient();
  const say = useWords(words);
  const [notice, setNotice] = useListNotice(`${library.folderId} ${library.searchText}`);
  const fail = (text: Message) => setNotice({ level: 'error', text });
  const refresh = () => queries.invalidateQueries({ queryKey: createLibraryKey(teamId) });

  /** Runs a change and reads the lists again, even after a failure, which may have happened half-way. */
  async function change(run: () => Promise<string | undefined>) {
    setNotice(undefined);
    try {
      const text = await run();
      setNotice(text === undefined ? undefined : { level: 'info', text: { message: text } });
    } catch (error) {
      fail(toMessage(error));
    }
    await refresh();
  }

  const transfers = useTransfers(library, change);
  const renaming = useRenaming(client, change);

  return {
    notice,
    dismissNotice: () => setNotice(undefined),
    ...renaming,
    open(item) {
      if (!item.isFile) return library.openFolder(item.id);
      if (!library.onPick) return library.setLook({ hasDetails: true });
      // With several files selected, none is picked (A2.92).
      return selection.items.size > 1 ? undefined : library.onPick(item);
    },
    createFolder() {
      if (!folder) return;
      openModal('newMediaFolder', {
        onCreate: async (name) => {
          const created = await client.createFolder(folder, name);
          await refresh();
          setNotice({ level: 'info', text: { message: say.folderCreated(created.name) } });
        },
      });
    },
    startRename(item) {
      setNotice(undefined);
      renaming.startRename(item);
    },
    remove(items) {
      if (items.length === 0) return;
      openModal('deleteMedia', {
        client,
        items,
        onDelete: async () => {
          await client.remove(items);
          selection.clear();
          setNotice({ level: 'info', text: { message: say.deleted(items.length) } });
          await refresh();
        },
      });
    },
    ...transfers,
    download(items) {
      void change(async () => {
        const { ticket } = await api.call(mediaCalls.createTicket, { body: { teamId, scope: 'read' } });
        const address = `${mediaCalls.download.path}?${new URLSearchParams({ teamId, clientToken: ticket }).toString()}`;
        submitForm(address, { downloadInput: createDownloadInput(items) }, (text) =>
          fail(text ?? { message: say.downloadRefused }),
        );
        return undefined;
      });
    },
    refresh: () => void change(() => Promise.resolve(undefined)),
  };
}
