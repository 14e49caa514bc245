import type { FindHit, FoundItem } from '@confab/contracts';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import { useProjectOutline, type ProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { ItemIcon, findItemSchema, type ItemSchemas } from '../tree/index.ts';
import { getHitKey, type Replacement } from './use-replacement.ts';
import { words } from './words.ts';
import classes from './find.module.css';

interface ResultListProps {
  readonly items: readonly FoundItem[];
  readonly schemas: ItemSchemas;
  readonly onOpen: (itemId: string, path: string) => void;
  /** Undefined where nothing is replaced. */
  readonly replacing: Replacement | undefined;
  /** What is shown for a text that is an id. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** What was found, by item; the arrow keys go from one to the next. */
export function ResultList({ items, schemas, onOpen, replacing, titles = {} }: ResultListProps) {
  const skeleton = useProjectOutline();
  if (!skeleton) return null;
  const places = placesIn(skeleton);
  return (
    <div onKeyDown={moveByArrows} role="none">
      {items.map((item) => (
        <Group
          key={item.itemId}
          item={item}
          place={places.get(item.itemId)}
          schemas={schemas}
          onOpen={onOpen}
          replacing={replacing}
          titles={titles}
        />
      ))}
    </div>
  );
}

type Place = { readonly item: ProjectOutline['project']; readonly title: string };

interface GroupProps extends Required<Omit<ResultListProps, 'items'>> {
  readonly item: FoundItem;
  readonly place: Place | undefined;
}

function Group({ item: { itemId, hits }, place, schemas, onOpen, replacing, titles }: GroupProps) {
  const say = useWords(words);
  const titleId = useId();
  const title = place?.title ?? say.newItem;
  const open = hits.filter((hit) => hit.refusal === null);
  const taken = replacing ? open.filter((hit) => replacing.isTaken(itemId, hit)).length : 0;
  return (
    <section aria-labelledby={titleId} className={classes.group}>
      <h3 className={classes.groupTitle}>
        {replacing && (
          <Checkbox
            size="xs"
            aria-label={say.takeAll(title)}
            checked={taken > 0 && taken === open.length}
            indeterminate={taken > 0 && taken < open.length}
            disabled={open.length === 0}
            onChange={(event) =>
              replacing.take(
                open.map((hit) => getHitKey(itemId, hit)),
                event.currentTarget.checked,
              )
            }
          />
        )}
        {place && <ItemIcon name={findItemSchema(schemas, place.item)?.icon} />}
        <span id={titleId}>{title}</span>
        <span className={classes.count}>{hits.length}</span>
      </h3>
      <ul className={classes.hits}>
        {hits.map((hit) => (
          <Hit key={getHitKey(itemId, hit)} {...{ itemId, hit, onOpen, replacing, titles }} />
        ))}
      </ul>
    </section>
  );
}

interface HitProps {
  readonly itemId: string;
  readonly hit: FindHit;
  readonly onOpen: (itemId: string, path: string) => void;
  readonly replacing: Replacement | undefined;
  readonly titles: Readonly<Record<string, string>>;
}

function Hit({ itemId, hit, onOpen, replacing, titles }: HitProps) {
  const say = useWords(words);
  const { labels, snippet, replacement, refusal, path } = hit;
  const label = labels.join(' › ');
  const isTaken = replacing?.isTaken(itemId, hit) ?? false;
  return (
    <li className={classes.hit}>
      {replacing && (
        <Checkbox
          size="xs"
          aria-label={say.take(label)}
          checked={isTaken}
          disabled={refusal !== null}
          onChange={(event) => replacing.take([getHitKey(itemId, hit)], event.currentTarget.checked)}
        />
      )}
      <UnstyledButton className={classes.lead} data-hit onClick={() => onOpen(itemId, path)}>
        <span className={classes.label}>{label}</span>
        <span className={classes.snippet}>
          {inOneLine(snippet.before)}
          {replacing && refusal === null ? (
            <>
              <del className={classes.old}>{snippet.found}</del>
              <ins className={classes.new}>{replacement}</ins>
            </>
          ) : (
            <mark className={classes.mark}>{titles[snippet.found] ?? inOneLine(snippet.found)}</mark>
          )}
          {inOneLine(snippet.after)}
        </span>
        {replacing && refusal !== null && <span className={classes.refusal}>{say.refusal(refusal)}</span>}
      </UnstyledButton>
    </li>
  );
}

/** Lines of a text beside each other, so that one sees where each ends. */
function inOneLine(text: string) {
  return text.replaceAll(/\s*\n\s*/g, ' · ');
}

function placesIn({ project, workflows, nodesByWorkflow: nodesOf }: ProjectOutline): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>([[project.id, { item: project, title: project.displayName }]]);
  for (const workflow of workflows) {
    places.set(workflow.id, { item: workflow, title: workflow.displayName });
    for (const node of nodesOf.get(workflow.id) ?? [])
      places.set(node.id, { item: node, title: `${workflow.displayName} › ${node.displayName}` });
  }
  return places;
}

function moveByArrows(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]'));
  const at = all.findIndex((one) => one === event.target);
  const next = at < 0 ? undefined : all[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
