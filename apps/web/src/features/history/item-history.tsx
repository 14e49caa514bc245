import { historyCalls, type ItemVersion } from '@confab/contracts';
import type { ItemSchema, SkinnyItem } from '@confab/model';
import { useEditingSession } from '../../editing/index.ts';
import { showToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { getFallback, toMessage } from '../../words/message.ts';
import { EntryRow, type EntryAction } from './entry-row.tsx';
import type { HistoryModal } from './history-modals.tsx';
import { HistoryList } from './history-list.tsx';
import { ItemEdits } from './item-edits.tsx';
import { useVersions } from './use-history.ts';
import { words } from './words.ts';

interface ItemHistoryProps {
  readonly item: SkinnyItem;
  readonly schema: ItemSchema | undefined;
  readonly onOpen: (modal: HistoryModal) => void;
}

/** The versions of one item, newest first, with the edits between them. */
export function ItemHistory({ item, schema, onOpen }: ItemHistoryProps) {
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const list = useVersions(item);
  const { versions } = list;
  const [newest] = versions;
  const compare = (from: number, to: number | 'draft') =>
    onOpen({ type: 'compareItem', itemId: item.id, kind: item.kind, name: item.displayName, from, to });

  /** Version numbers have gaps where versions were deleted, so the one before is the next in the list. */
  async function compareBefore(version: number) {
    let older = findOlder(versions, version);
    if (!older && list.hasNextPage) {
      const { data, error } = await list.fetchNextPage();
      if (error) showToast({ kind: 'error', text: toMessage(error, getFallback(historyCalls.ofItem)) });
      older = findOlder(data?.pages.flatMap((page) => page.versions) ?? [], version);
    }
    if (older) compare(older.version, version);
  }

  function createActions({ version }: ItemVersion): readonly EntryAction[] {
    const hasOlder = list.hasNextPage || findOlder(versions, version) !== undefined;
    const isNewest = version === newest?.version;
    return [
      ...(isNewest && !item.isDirty ? [] : [{ label: say.compareDraft, run: () => compare(version, 'draft') }]),
      ...(hasOlder ? [{ label: say.compareBefore, run: () => void compareBefore(version) }] : []),
      ...(isReadOnly || (isNewest && !item.isDirty)
        ? []
        : [
            {
              label: say.rollBack,
              run: () =>
                onOpen({
                  type: 'rollBack',
                  name: item.displayName,
                  target: { id: item.id, kind: item.kind, isWhole: false },
                  versionNumber: version,
                }),
            },
          ]),
    ];
  }

  return (
    <HistoryList list={list} isEmpty={versions.length === 0}>
      {item.isDirty && newest && (
        <EntryRow
          title={say.unsaved}
          isUnsaved
          actions={[
            { label: say.compareSaved, run: () => compare(newest.version, 'draft') },
            ...(isReadOnly
              ? []
              : [{ label: `${say.saveNamed} …`, run: () => onOpen({ type: 'saveNamed', itemId: item.id }) }]),
          ]}
          details={<ItemEdits itemId={item.id} schema={schema} version={newest.version + 1} />}
        />
      )}
      {versions.map((version) => (
        <EntryRow
          key={version.version}
          title={say.version(version.version)}
          description={version.description}
          author={version}
          createdUtc={version.createdUtc}
          stages={version.stages}
          actions={createActions(version)}
          details={version.version > 1 && <ItemEdits itemId={item.id} schema={schema} version={version.version} />}
        />
      ))}
    </HistoryList>
  );
}

/** The version before another one; the list is sorted from the newest. */
function findOlder(versions: readonly ItemVersion[], version: number): ItemVersion | undefined {
  return versions.find((one) => one.version < version);
}
