import classes from './splash.module.css';

/** Shown while the page starts (P2.19). */
export function Splash() {
  return (
    <output className={classes.splash}>
      <div className={classes.blob} aria-hidden="true" />
      <span className={classes.words}>Loading Confab</span>
    </output>
  );
}
