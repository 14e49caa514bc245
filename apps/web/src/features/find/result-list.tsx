import type { FindHit, FoundItem } from '@confab/contracts';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import { useProjectOutline, type ProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useJoinLabels } from '../inputs/index.ts';
import { ItemIcon, findItemSchema, type ItemSchemas } from '../tree/index.ts';
import { getHitKey, type Replacement } from './use-replacement.ts';
import { words } from './words.ts';
import classes from './find.module.css';

interface ResultListProps {
  readonly items: readonly FoundItem[];
  readonly schemas: ItemSchemas;
  readonly onOpen: (itemId: string, path: string) => void;
  /** Undefined while nothing is being replaced. */
  readonly replacement: Replacement | undefined;
  /** Titles shown instead of ids found in the text. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** The results by item; the arrow keys move between them. */
export function ResultList({ items, schemas, onOpen, replacement: replacer, titles = {} }: ResultListProps) {
  const outline = useProjectOutline();
  if (!outline) return null;
  const itemsById = indexItems(outline);
  return (
    <div onKeyDown={handleArrowKeys} role="none">
      {items.map((item) => (
        <Group
          key={item.itemId}
          item={item}
          indexedItem={itemsById.get(item.itemId)}
          schemas={schemas}
          onOpen={onOpen}
          replacement={replacer}
          titles={titles}
        />
      ))}
    </div>
  );
}

type IndexedItem = { readonly item: ProjectOutline['project']; readonly title: string };

interface GroupProps extends Required<Omit<ResultListProps, 'items'>> {
  readonly item: FoundItem;
  readonly indexedItem: IndexedItem | undefined;
}

function Group({ item: { itemId, hits }, indexedItem, schemas, onOpen, replacement: replacer, titles }: GroupProps) {
  const say = useWords(words);
  const titleId = useId();
  const title = indexedItem?.title ?? say.newItem;
  const replaceable = hits.filter((hit) => hit.refusal === null);
  const includedCount = replacer ? replaceable.filter((hit) => replacer.isIncluded(itemId, hit)).length : 0;
  return (
    <section aria-labelledby={titleId} className={classes.group}>
      <h3 className={classes.groupTitle}>
        {replacer && (
          <Checkbox
            size="xs"
            aria-label={say.takeAll(title)}
            checked={includedCount > 0 && includedCount === replaceable.length}
            indeterminate={includedCount > 0 && includedCount < replaceable.length}
            disabled={replaceable.length === 0}
            onChange={(event) =>
              replacer.setIncluded(
                replaceable.map((hit) => getHitKey(itemId, hit)),
                event.currentTarget.checked,
              )
            }
          />
        )}
        {indexedItem && <ItemIcon name={findItemSchema(schemas, indexedItem.item)?.icon} />}
        <span id={titleId}>{title}</span>
        <span className={classes.count}>{hits.length}</span>
      </h3>
      <ul className={classes.hits}>
        {hits.map((hit) => (
          <Hit key={getHitKey(itemId, hit)} {...{ itemId, hit, onOpen, replacement: replacer, titles }} />
        ))}
      </ul>
    </section>
  );
}

interface HitProps {
  readonly itemId: string;
  readonly hit: FindHit;
  readonly onOpen: (itemId: string, path: string) => void;
  readonly replacement: Replacement | undefined;
  readonly titles: Readonly<Record<string, string>>;
}

function Hit({ itemId, hit, onOpen, replacement: replacer, titles }: HitProps) {
  const say = useWords(words);
  const joinLabels = useJoinLabels();
  const { labels, labelKeys, snippet, replacement, refusal, path } = hit;
  const label = joinLabels(labels, labelKeys);
  const isIncluded = replacer?.isIncluded(itemId, hit) ?? false;
  return (
    <li className={classes.hit}>
      {replacer && (
        <Checkbox
          size="xs"
          aria-label={say.take(label)}
          checked={isIncluded}
          disabled={refusal !== null}
          onChange={(event) => replacer.setIncluded([getHitKey(itemId, hit)], event.currentTarget.checked)}
        />
      )}
      <UnstyledButton className={classes.lead} data-hit onClick={() => onOpen(itemId, path)}>
        <span className={classes.label}>{label}</span>
        <span className={classes.snippet}>
          {joinLines(snippet.before)}
          {replacer && refusal === null ? (
            <>
              <del className={classes.old}>{snippet.found}</del>
              <ins className={classes.new}>{replacement}</ins>
            </>
          ) : (
            <mark className={classes.mark}>{titles[snippet.found] ?? joinLines(snippet.found)}</mark>
          )}
          {joinLines(snippet.after)}
        </span>
        {replacer && refusal !== null && <span className={classes.refusal}>{say.refusal(refusal)}</span>}
      </UnstyledButton>
    </li>
  );
}

/** Joins lines with a dot, so that their ends stay visible. */
function joinLines(text: string) {
  const lines = text.split('\n');
  const last = lines.length - 1;
  // Spaces at the ends of the text separate it from the match beside it.
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === last ? line : line.trimEnd()))
    .filter((line, at) => line !== '' || at === 0 || at === last)
    .join(' · ');
}

function indexItems({
  project,
  workflows,
  nodesByWorkflow: nodesOf,
}: ProjectOutline): ReadonlyMap<string, IndexedItem> {
  const itemsById = new Map<string, IndexedItem>([[project.id, { item: project, title: project.displayName }]]);
  for (const workflow of workflows) {
    itemsById.set(workflow.id, { item: workflow, title: workflow.displayName });
    for (const node of nodesOf.get(workflow.id) ?? [])
      itemsById.set(node.id, { item: node, title: `${workflow.displayName} › ${node.displayName}` });
  }
  return itemsById;
}

function handleArrowKeys(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]'));
  const at = all.findIndex((one) => one === event.target);
  const next = at < 0 ? undefined : all[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
