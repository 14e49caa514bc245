import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './list.module.css';
import type { ItemViewProps } from './use-item-element.ts';

/** Selects an item in addition to others. The Tab key leaves it out: the space bar does the same in the list. */
export function ItemCheckbox({ item, at, selection }: Pick<ItemViewProps, 'item' | 'at' | 'selection'>) {
  const say = useWords(words);
  return (
    <input
      type="checkbox"
      className={classes.check}
      tabIndex={-1}
      aria-label={say.selectItem(item.name)}
      checked={selection.items.has(item.id)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onChange={() => selection.select(at, { isToggle: true })}
    />
  );
}
