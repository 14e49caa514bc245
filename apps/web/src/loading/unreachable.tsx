import { Button } from '@mantine/core';
import { useLanguage, type Language } from '../words/language.ts';
import classes from './unreachable.module.css';

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

interface UnreachableProps {
  readonly onRetry: () => void;
  /** Whether nothing else is on the page. */
  readonly isPage?: boolean;
}

/** Shown where something of the server is missing because it cannot be reached. */
export function Unreachable({ onRetry, isPage = false }: UnreachableProps) {
  const { heading, why, retry } = words[useLanguage((state) => state.language)];
  const Part = isPage ? 'main' : 'section';
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <Part role="alert" className={`${classes.part} ${isPage ? classes.page : ''}`}>
      <Heading className={classes.heading}>{heading}</Heading>
      <p className={classes.why}>{why}</p>
      <Button variant="default" onClick={onRetry}>
        {retry}
      </Button>
    </Part>
  );
}
