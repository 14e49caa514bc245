import { useLanguage, type Language } from '../../words/language.ts';
import classes from './splash.module.css';

// Not in a words file: it is shown while words are loading.
const loading: Readonly<Record<Language, string>> = { en: 'Loading Confab', de: 'Confab wird geladen' };

/** Shown while the page starts (P2.19). */
export function Splash() {
  const language = useLanguage((state) => state.language);
  return (
    <output className={classes.splash}>
      <div className={classes.blob} aria-hidden="true" />
      <span className={classes.words}>{loading[language]}</span>
    </output>
  );
}
