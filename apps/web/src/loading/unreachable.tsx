import { Button } from '@mantine/core';
import { useLanguage, type Language } from '../words/language.ts';
import { useBuild } from './build.ts';
import classes from './unreachable.module.css';

// Not in a words file: these words are shown when the server that would send such a file does not answer.
interface Words {
  readonly heading: string;
  readonly why: string;
  readonly action: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    heading: 'Confab cannot be reached',
    why: 'The server did not answer. Check your connection, then try again.',
    action: 'Try again',
  },
  de: {
    heading: 'Confab ist nicht erreichbar',
    why: 'Der Server hat nicht geantwortet. Prüfe deine Verbindung und versuche es noch einmal.',
    action: 'Noch einmal versuchen',
  },
};

const outdatedWords: Readonly<Record<Language, Words>> = {
  en: {
    heading: 'Confab has been updated',
    why: 'Reload the page to go on with the new version.',
    action: 'Reload',
  },
  de: {
    heading: 'Confab wurde aktualisiert',
    why: 'Lade die Seite neu, um mit der neuen Version weiterzumachen.',
    action: 'Neu laden',
  },
};

interface UnreachableProps {
  readonly onRetry: () => void;
  /** Whether nothing else is on the page. */
  readonly isPage?: boolean;
}

/** Shown in place of a part that is missing because the server cannot be reached, or has another build by now. */
export function Unreachable({ onRetry, isPage = false }: UnreachableProps) {
  const isOutdated = useBuild((state) => state.isOutdated);
  const { heading, why, action } = (isOutdated ? outdatedWords : words)[useLanguage((state) => state.language)];
  const Part = isPage ? 'main' : 'section';
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <Part role="alert" className={`${classes.part} ${isPage ? classes.page : ''}`}>
      <Heading className={classes.heading}>{heading}</Heading>
      <p className={classes.why}>{why}</p>
      <Button variant="default" onClick={isOutdated ? () => location.reload() : onRetry}>
        {action}
      </Button>
    </Part>
  );
}
