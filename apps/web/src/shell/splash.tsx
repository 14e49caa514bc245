import classes from './splash.module.css';

/** Shown while the page starts (P2.19). */
export function Splash() {
  return (
    <div className={classes.splash} role="status">
      <div className={classes.blob} aria-hidden="true" />
      <span className={classes.words}>Loading Confab</span>
    </div>
  );
}
