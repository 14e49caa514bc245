import { groupEdits, buildTrail, type EditGroup } from '@confab/inputs';
import type { ItemId, ItemSchema, JsonObject } from '@confab/model';
import { Button, Skeleton } from '@mantine/core';
import { useItem } from '../../editing/index.ts';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import { Moment } from '../../dates/index.ts';
import classes from './history.module.css';
import { useVersionEdits } from './use-history.ts';
import { words, type HistoryWords } from './words.ts';

interface ItemEditsProps {
  readonly itemId: ItemId;
  readonly schema: ItemSchema | undefined;
  readonly version: number;
}

/** The edits that led to a version, by author and time. */
export function ItemEdits({ itemId, schema, version }: ItemEditsProps) {
  const say = useWords(words);
  const translate = useMessage();
  const list = useVersionEdits(itemId, version);
  const values = useItem(itemId)?.values ?? {};
  if (list.isPending) return <Skeleton height={18} mt="2xs" />;
  const edits = list.data?.pages.flatMap((page) => page.edits) ?? [];
  if (list.error && edits.length === 0) {
    return (
      <p className={classes.about} role="alert">
        {translate(list.error)}{' '}
        <Button variant="subtle" size="compact-xs" onClick={() => void list.refetch()}>
          {say.tryAgain}
        </Button>
      </p>
    );
  }
  if (edits.length === 0) return <p className={classes.about}>{say.noEdits}</p>;
  return (
    <>
      <ul className={classes.edits} aria-label={say.edits}>
        {groupEdits(edits).map((group) => (
          <li key={group.seq}>
            <span className={classes.about}>
              {group.authorName} · <Moment utc={group.toUtc} />
            </span>
            <ul>
              {group.edits.map((edit) => (
                <li key={`${edit.action} ${edit.path}`}>{describeEdit(edit, { schema, values, say })}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="subtle" size="compact-xs" onClick={() => void list.fetchNextPage()}>
          {say.more}
        </Button>
      )}
    </>
  );
}

interface EditContext {
  readonly schema: ItemSchema | undefined;
  readonly values: JsonObject;
  readonly say: HistoryWords;
}

function describeEdit(
  { action, path, count }: EditGroup['edits'][number],
  { schema, values, say }: EditContext,
): string {
  if (action === 'Replaced' || action === 'StartEdit' || action === 'EndEdit') return say.replaced;
  const trail = buildTrail(schema?.properties ?? [], path, [values], (_column, value) =>
    typeof value === 'string' ? value : '',
  );
  // A deleted row has no name, and its id would be meaningless.
  const named = trail.filter((part) => part !== '0' && !/^[0-9a-f]{8}-/i.test(part));
  return `${say[action]} ${named.join(' ▸ ')}${count > 1 ? ` (${say.times(count)})` : ''}`;
}
