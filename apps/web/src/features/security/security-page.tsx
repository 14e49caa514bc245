import { useWords } from '../../words/define-words.ts';
import classes from './security.module.css';
import { words } from './words.ts';

/** The e-mail address, the password and the sessions of the account (P2.39). */
export function SecurityPage() {
  const say = useWords(words);
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>{say.heading}</h1>
    </div>
  );
}
