import { useKeys } from './use-keys.ts';

/** A shortcut beside what it does, with the labels of the keyboard. */
export function Keys({ keys }: { readonly keys: string }) {
  return <kbd>{useKeys()(keys)}</kbd>;
}
