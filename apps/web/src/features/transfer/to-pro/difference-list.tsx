import type { ProFindingAnswer } from '@confab/contracts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../transfer.module.css';
import { toProWords } from './words.ts';

/** The most pages that are named for one difference. */
const maxNames = 6;

/** Lists the different behaviours of a Pro project, each difference once with its pages. */
export function DifferenceList({ findings }: { readonly findings: readonly ProFindingAnswer[] }) {
  const say = useWords(toProWords);
  const pages = new Map<string, string[]>();
  for (const { code, pageName } of findings) {
    const names = pages.get(code) ?? [];
    if (pageName !== '') names.push(pageName);
    pages.set(code, names);
  }
  const join = (names: readonly string[]) =>
    [...names.slice(0, maxNames), ...(names.length > maxNames ? [say.more(names.length - maxNames)] : [])].join(', ');
  return (
    <section>
      <h3 className={classes.heading}>{say.differs}</h3>
      <ul className={classes.findings} aria-label={say.differs} tabIndex={0}>
        {[...pages].map(([code, names]) => (
          <li key={code} className={classes.finding}>
            <IconInfoCircle size={18} stroke={1.8} className={classes['info'] ?? ''} aria-hidden="true" />
            <span className={classes.findingWords}>
              {say.difference(code)}
              {names.length > 0 && <span className={classes.quiet}>{say.onPages(join(names))}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
