import { mediaCalls, type AssetUse, type FileItem } from '@confab/contracts';
import { Banner, ModalFrame } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { useModalAction } from '../../../modals/use-modal-action.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { isLibraryFile } from '../data/is-library-file.ts';
import { listedMax, type LibraryClient } from '../data/library-client.ts';
import { UsageList } from '../details/asset-uses.tsx';
import { words } from '../words.ts';

interface DeleteMediaModalProps {
  readonly client: LibraryClient;
  readonly items: readonly FileItem[];
  /** When it rejects, the modal stays open and shows the error. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** One request looks up the uses of at most this many files. */
const batchSize = 1_000;

/** Asks before files and folders are deleted, and lists where they are used. */
export function DeleteMediaModal({ client, items, onDelete, onClose }: DeleteMediaModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const found = useDeletedUses(client, items);
  const { isRunning, failure, run } = useModalAction(onClose);
  const [only] = items;

  return (
    <ModalFrame
      title={items.length === 1 && only ? say.deleteOne(only.name) : say.deleteMany(items.length)}
      messages={failure === undefined ? [] : [{ level: 'error', text: translate(failure) }]}
      buttons={[
        { label: say.cancel, kind: 'secondary', hasInitialFocus: true, onPress: onClose },
        {
          label: say.remove,
          kind: found.isPending ? 'disabled' : 'primary',
          isLoading: isRunning,
          onPress: () => void run(onDelete),
        },
      ]}
      onClose={onClose}
    >
      {found.isPending && (
        <div role="status" aria-label={say.checkingUses}>
          <Skeleton height={20} radius="sm" />
        </div>
      )}
      {found.isError && (
        <Banner level="warning" isBoxed>
          {say.usesUnknown}
        </Banner>
      )}
      {found.data && found.data.count > 0 && (
        <>
          <Banner level="warning" isBoxed>
            {say.usedWarning(found.data.count)}
          </Banner>
          <UsageList usages={found.data.uses.slice(0, 50)} count={found.data.count} />
        </>
      )}
      {found.data?.partlyChecked !== undefined && (
        <Banner level="warning" isBoxed>
          {say.usesPartlyChecked(found.data.partlyChecked)}
        </Banner>
      )}
      {found.data && found.data.fileCount > 0 && <p>{say.alsoInside(found.data.fileCount)}</p>}
      <p>{say.deleteHint}</p>
    </ModalFrame>
  );
}

/** Looks up where the items, and the files inside folders, are used. */
function useDeletedUses(client: LibraryClient, items: readonly FileItem[]) {
  const api = useApi();
  return useQuery({
    queryKey: ['mediaLibrary', client.teamId, 'deletedUses', items.map(({ id }) => id)],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const folders = items.filter(({ isFile }) => !isFile);
      const inside = await Promise.all(folders.map(({ id }) => client.listAllFilesBelow(id)));
      const contained = inside.flatMap((items) => items.filter(isLibraryFile));
      const files = [...items.filter(isLibraryFile), ...contained];
      const uses: AssetUse[] = [];
      let count = 0;
      for (let at = 0; at < files.length; at += batchSize) {
        const assetIds = files.slice(at, at + batchSize).map(({ id }) => id);
        const found = await api.call(mediaCalls.uses, { body: { teamId: client.teamId, assetIds } }, { signal });
        uses.push(...found.uses);
        count += found.count;
      }
      const fullest = Math.max(0, ...inside.map((items) => items.length));
      const partlyChecked = fullest >= listedMax ? listedMax : undefined;
      return { uses, count, fileCount: contained.length, partlyChecked };
    },
  });
}
