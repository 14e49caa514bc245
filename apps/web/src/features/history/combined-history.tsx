import type { HistoryPoint, ItemChange } from '@confab/contracts';
import { isWorkflowItem, type SkinnyItem } from '@confab/model';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { EntryRow, type EntryAction } from './entry-row.tsx';
import type { HistoryModal } from './history-modals.tsx';
import { HistoryList } from './history-list.tsx';
import classes from './history.module.css';
import { useHistoryPoints } from './use-history.ts';
import { words, type HistoryWords } from './words.ts';

interface CombinedHistoryProps {
  readonly item: SkinnyItem;
  readonly onOpen: (modal: HistoryModal) => void;
}

/** The history of a project, or of a workflow with its nodes: saves by person and minute, releases and rollbacks. */
export function CombinedHistory({ item, onOpen }: CombinedHistoryProps) {
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const list = useHistoryPoints(item);
  const { points, unsavedCount } = list;
  const within = isWorkflowItem(item) ? item.id : undefined;
  const isCurrent = (at: number) => at === 0 && unsavedCount === 0;

  function createActions({ versionNumber }: HistoryPoint, at: number): readonly EntryAction[] {
    const before = points[at + 1];
    const compare = (from: number, to: number | 'draft') => () => onOpen({ type: 'compareProject', from, to, within });
    return [
      ...(isCurrent(at) ? [] : [{ label: say.compareDraft, run: compare(versionNumber, 'draft') }]),
      ...(before ? [{ label: say.compareBefore, run: compare(before.versionNumber, versionNumber) }] : []),
      ...(isReadOnly || isCurrent(at)
        ? []
        : [
            {
              label: say.rollBack,
              run: () =>
                onOpen({
                  type: 'rollBack',
                  name: item.displayName,
                  target: { id: item.id, kind: item.kind, isWhole: true },
                  versionNumber,
                }),
            },
          ]),
    ];
  }

  return (
    <HistoryList list={list} isEmpty={points.length === 0}>
      {unsavedCount > 0 && points[0] && (
        <EntryRow
          title={say.unsavedIn(unsavedCount)}
          isUnsaved
          actions={[
            {
              label: say.compareSaved,
              run: () => onOpen({ type: 'compareProject', from: points[0]?.versionNumber ?? 0, to: 'draft', within }),
            },
          ]}
        />
      )}
      {points.map((point, at) => (
        <EntryRow
          key={point.versionNumber}
          title={point.type === 'created' && isWorkflowItem(item) ? say.begunWorkflow : getPointTitle(point, say)}
          description={point.type === 'saved' ? point.description : ''}
          author={point}
          createdUtc={point.createdUtc}
          note={point.versionNumber > 0 ? say.version(point.versionNumber) : ''}
          stages={isCurrent(at) ? ['Development', ...point.stages] : point.stages}
          actions={createActions(point, at)}
        >
          {point.type !== 'created' && <ItemChanges point={point} onOpen={onOpen} />}
        </EntryRow>
      ))}
    </HistoryList>
  );
}

function getPointTitle({ type, changes, changeCount, publishedTo, backTo }: HistoryPoint, say: HistoryWords): string {
  if (type === 'created') return say.begun;
  if (type === 'published') return say.publishedTo(publishedTo.map((stage) => say[stage]).join(say.and));
  if (type === 'wentBack') return backTo ? say.wentBackTo(backTo) : say.wentBackToBegin;
  return changes.every(({ change }) => change === 'changed')
    ? say.savedItems(changeCount)
    : say.changedItems(changeCount);
}

interface ItemChangesProps {
  readonly point: HistoryPoint;
  readonly onOpen: (modal: HistoryModal) => void;
}

function ItemChanges({ point: { changes, changeCount }, onOpen }: ItemChangesProps) {
  const say = useWords(words);
  const rest = changeCount - changes.length;
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.itemId} data-change={change.change}>
          <span className={classes.mark}>{say[change.change]}</span> <ChangedItem change={change} onOpen={onOpen} />
        </li>
      ))}
      {rest > 0 && <li className={classes.about}>{say.moreItems(rest)}</li>}
    </ul>
  );
}

function ChangedItem({ change, onOpen }: { change: ItemChange; onOpen: (modal: HistoryModal) => void }) {
  const say = useWords(words);
  const { itemId, kind, displayName, fromVersion, toVersion, isThere } = change;
  const name = displayName || say.nameless;
  if (!isThere || fromVersion === null || toVersion === null) return <span>{name}</span>;
  return (
    <button
      type="button"
      className={classes.link}
      onClick={() => onOpen({ type: 'compareItem', itemId, kind, name, from: fromVersion, to: toVersion })}
    >
      {name}
      <span className={classes.about}> {say.version(toVersion)}</span>
    </button>
  );
}
