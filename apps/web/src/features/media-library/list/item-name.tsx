import type { FileItem } from '@confab/contracts';
import { assetNameMax } from '@confab/model/media';
import { RenameField } from '@confab/ui';
import { useWords } from '../../../words/define-words.ts';
import type { LibraryCommands } from '../use-library-commands.ts';
import classes from './list.module.css';
import { words } from '../words.ts';

/** The name of an item, or an input to change it. */
export function ItemName({ item, commands }: { readonly item: FileItem; readonly commands: LibraryCommands }) {
  const say = useWords(words);
  if (commands.renamingId !== item.id) {
    return (
      <span className={classes.text} title={item.name}>
        {item.name}
      </span>
    );
  }
  return (
    <RenameField
      label={say.newName}
      name={item.name}
      maxLength={assetNameMax}
      className={classes.rename}
      isAskedByMenu
      onCommit={(name) => commands.rename(item, name)}
      onCancel={commands.cancelRename}
    />
  );
}
