import type { AssetUse } from '@confab/contracts';
import { Skeleton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './details.module.css';
import { useAssetUses, type AssetRef } from './use-asset-details.ts';
import { words } from '../words.ts';

/** Where an asset is used, with links. */
export function AssetUses({ asset }: { readonly asset: AssetRef }) {
  const say = useWords(words);
  const translate = useMessage();
  const uses = useAssetUses(asset);
  return (
    <section className={classes.uses} aria-label={say.usedIn}>
      <h3>{say.usedIn}</h3>
      {uses.isPending && <Skeleton height={18} radius="sm" />}
      {uses.isError && <p className={classes.quiet}>{translate(uses.error)}</p>}
      {uses.data?.count === 0 && <p className={classes.quiet}>{say.notUsed}</p>}
      {uses.data && <UsageList usages={uses.data.uses} count={uses.data.count} />}
    </section>
  );
}

interface UsageListProps {
  readonly usages: readonly AssetUse[];
  /** May be larger than the number of listed uses. */
  readonly count: number;
}

/** Places where assets are used; each leads to its item in another tab, so that a picker or a question stays open. */
export function UsageList({ usages, count }: UsageListProps) {
  const say = useWords(words);
  return (
    <ul className={classes.list}>
      {countByItem(usages).map(([key, usage, times]) => (
        <li key={key}>
          <a href={toAddress(usage)} target="_blank" rel="noopener">
            {usage.itemName === '' || usage.itemKind === 'project'
              ? usage.projectName
              : say.itemIn(usage.itemName, usage.projectName)}
            <span className="cf-visually-hidden"> {say.opensNewTab}</span>
          </a>
          <span className={classes.place}>
            {times > 1 && `${say.times(times)} · `}
            {say.place(usage.place)}
          </span>
        </li>
      ))}
      {count > usages.length && <li className={classes.quiet}>{say.moreUses(count - usages.length)}</li>}
    </ul>
  );
}

/** An item that uses an asset several times is listed once, with how often. */
function countByItem(usages: readonly AssetUse[]) {
  const found = new Map<string, readonly [key: string, usage: AssetUse, times: number]>();
  for (const usage of usages) {
    const key = `${usage.projectId}/${usage.itemId}/${usage.place}/${usage.assetId}`;
    found.set(key, [key, found.get(key)?.[1] ?? usage, (found.get(key)?.[2] ?? 0) + 1]);
  }
  return [...found.values()];
}

/** The address of the item that uses an asset. */
function toAddress({ projectId, itemId, itemKind, workflowId }: AssetUse): string {
  const project = `/projects/${projectId}`;
  // Pages are addressed as nodes, and chapters as workflows.
  if (workflowId !== null) return `${project}?workflow=${workflowId}&node=${itemId}`;
  return itemKind === 'project' ? project : `${project}?workflow=${itemId}`;
}
