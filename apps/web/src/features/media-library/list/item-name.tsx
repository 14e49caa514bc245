import type { FileItem } from '@confab/contracts';
import { assetNameMax } from '@confab/model/media';
import { RenameField } from '@confab/ui';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../../words/define-words.ts';
import type { LibraryCommands } from '../use-library-commands.ts';
import classes from './list.module.css';
import { words } from '../words.ts';

interface ItemNameProps {
  readonly item: FileItem;
  readonly commands: LibraryCommands;
}

/** The name of an item, or an input to change it. */
export function ItemName({ item, commands }: ItemNameProps) {
  if (commands.renamingId !== item.id) {
    return (
      <span className={classes.text} title={item.name}>
        {item.name}
      </span>
    );
  }
  return <NewName item={item} commands={commands} />;
}

/** The input for a new name; afterwards the list gets the focus back, and its keys act on the item. */
function NewName({ item, commands }: ItemNameProps) {
  const say = useWords(words);
  const field = useKeepFocusNear<HTMLSpanElement>('[role="grid"]');
  return (
    <span ref={field} className={classes.renaming}>
      <RenameField
        label={say.newName}
        name={item.name}
        refusedName={commands.refusedName}
        maxLength={assetNameMax}
        className={classes.rename}
        isAskedByMenu
        onCommit={(name) => commands.rename(item, name)}
        onCancel={commands.cancelRename}
      />
    </span>
  );
}
