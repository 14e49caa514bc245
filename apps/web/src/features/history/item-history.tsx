import type { ItemVersion } from '@confab/contracts';
import type { ItemSchema, SkinnyItem } from '@confab/model';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
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

  function createActions({ version }: ItemVersion): readonly EntryAction[] {
    const isNewest = version === newest?.version;
    return [
      ...(isNewest && !item.isDirty ? [] : [{ label: say.compareDraft, run: () => compare(version, 'draft') }]),
      ...(version > 1 ? [{ label: say.compareBefore, run: () => compare(version - 1, version) }] : []),
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
