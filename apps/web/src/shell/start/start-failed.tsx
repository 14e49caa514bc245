import { Button } from '@mantine/core';
import { useLanguage, type Language } from '../../words/language.ts';
import classes from './start-failed.module.css';

// Not in a words file: it is shown when the server that would send the file does not answer.
const words: Readonly<Record<Language, { readonly heading: string; readonly why: string; readonly retry: string }>> = {
  en: {
    heading: 'Confab cannot be reached',
    why: 'The server did not answer. Check your connection, then try again.',
    retry: 'Try again',
  },
  de: {
    heading: 'Confab ist nicht erreichbar',
    why: 'Der Server hat nicht geantwortet. Prüfe deine Verbindung und versuche es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
};

/** Shown when the server cannot be reached to validate the token. The token stays. */
export function StartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { heading, why, retry } = words[useLanguage((state) => state.language)];
  return (
    <main role="alert" className={classes.page}>
      <h1 className={classes.heading}>{heading}</h1>
      <p className={classes.why}>{why}</p>
      <Button variant="default" onClick={onRetry}>
        {retry}
      </Button>
    </main>
  );
}
