import classes from './keys.module.css';
import { useKeys } from './use-keys.ts';

/** A shortcut beside the command in a menu, with the labels of the keyboard. */
export function Keys({ keys }: { readonly keys: string }) {
  return <kbd className={classes.keys}>{useKeys()(keys)}</kbd>;
}
