import { Button } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';

/** Uses a mailed link again about which the server could not answer. */
export function TryAgain({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button size="md" className={classes.login ?? ''} onClick={onClick}>
      {useWords(words).tryAgain}
    </Button>
  );
}
