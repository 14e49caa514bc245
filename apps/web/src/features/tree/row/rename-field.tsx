import { limits } from '@confab/model';
import { RenameField as NameField } from '@confab/ui';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './tree-row.module.css';

interface RenameFieldProps {
  readonly name: string;
  readonly onCommit: (name: string) => void;
  readonly onCancel: () => void;
}

/** The field that renames an item in place (A2.17). */
export function RenameField(props: RenameFieldProps) {
  const say = useWords(words);
  return <NameField {...props} label={say.newName(props.name)} maxLength={limits.nameMax} className={classes.rename} />;
}
