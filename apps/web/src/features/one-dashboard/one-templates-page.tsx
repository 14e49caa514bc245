import { useWords } from '../../words/define-words.ts';
import { TemplateCards } from './template-cards.tsx';
import { words } from './words.ts';
import classes from './one-dashboard.module.css';

/** All One templates. */
export function OneTemplatesPage() {
  const say = useWords(words);
  return (
    <div className={classes.page}>
      <h1 className="cf-page-heading">{say.templates}</h1>
      <p className={classes.about}>{say.templatesText}</p>
      <TemplateCards />
    </div>
  );
}
