import type { PromotionStatus } from '@confab/contracts';
import { useProjectOutline } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../publishing.module.css';
import { sortByTree } from '../sort-by-tree.ts';
import { getVersionLabel } from './version-label.ts';
import { words } from '../words.ts';

/** Current, beta and live versions of the listed items in tree order; differing versions are highlighted (A3.18). */
export function VersionTable({ items, itemCount }: Pick<PromotionStatus, 'items' | 'itemCount'>) {
  const say = useWords(words);
  const translate = useMessage();
  const ordered = sortByTree(items, useProjectOutline());
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={say.versions}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say.name}</th>
            <th scope="col">{say.current}</th>
            <th scope="col">{say.beta}</th>
            <th scope="col">{say.live}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((item) => (
            <tr key={item.itemId}>
              <th scope="row" data-kind={item.kind}>
                {item.displayName}
              </th>
              <td>{item.development ?? '–'}</td>
              <td data-differs={item.staging !== item.development || undefined}>
                {translate(getVersionLabel(item, 'Beta'))}
              </td>
              <td data-differs={item.production !== item.development || undefined}>
                {translate(getVersionLabel(item, 'Live'))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {itemCount > items.length && <p className={classes.quiet}>{say.notListed(itemCount - items.length)}</p>}
    </div>
  );
}
