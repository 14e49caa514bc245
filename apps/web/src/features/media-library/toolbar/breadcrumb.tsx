import { emptyId } from '@confab/model';
import { IconChevronRight } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import type { Library } from '../use-library.ts';
import classes from './toolbar.module.css';
import { words } from '../words.ts';

/** The folders around the open one. */
export function Breadcrumb({ library: { folder, openFolder } }: { readonly library: Library }) {
  const say = useWords(words);
  const names = folder?.filterPath.split('/').filter((name) => name !== '') ?? [];
  const ids = folder?.filterId.split('/').filter((id) => id !== '' && id !== emptyId) ?? [];
  // A folder that is not loaded has no name yet.
  const isTop = folder === undefined || folder.parentId === '';
  const steps: readonly { id: string; name: string }[] = [
    { id: emptyId, name: say.top },
    ...ids.map((id, at) => ({ id, name: names[at] ?? '' })),
  ];
  return (
    <nav className={classes.breadcrumb} aria-label={say.breadcrumb}>
      <ol>
        {!isTop &&
          steps.map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => openFolder(id)}>
                {name}
              </button>
              <IconChevronRight size={14} aria-hidden="true" />
            </li>
          ))}
        <li aria-current="page">{isTop ? say.top : folder.name}</li>
      </ol>
    </nav>
  );
}
