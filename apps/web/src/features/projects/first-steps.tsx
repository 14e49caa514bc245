import { useWords } from '../../words/define-words.ts';
import classes from './projects.module.css';
import { words } from './words.ts';

/** The first three steps to an assistant, shown while there are no projects. */
export function FirstSteps() {
  const say = useWords(words);
  return (
    <ol className={classes.steps} aria-label={say.firstSteps}>
      {[say.stepCreate, say.stepTry, say.stepPublish].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
