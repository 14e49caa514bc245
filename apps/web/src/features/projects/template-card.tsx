import type { Icon } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './new-project.module.css';

interface TemplateCardProps {
  readonly isChosen: boolean;
  readonly title: string;
  readonly description: string;
  readonly counts: string;
  readonly icon: Icon;
  readonly onChoose: () => void;
}

/** A radio button in the form of a card, for one way to start a project. */
export function TemplateCard({ isChosen, title, description, counts, icon: Drawing, onChoose }: TemplateCardProps) {
  const id = useId();
  return (
    <div className={classes.card}>
      <input
        type="radio"
        name="template"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}description`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={classes.picture} aria-hidden="true">
        <Drawing size={22} stroke={1.6} />
      </span>
      <span id={`${id}title`} className={classes.title}>
        {title}
      </span>
      <span id={`${id}description`} className={classes.description}>
        {description}
      </span>
      {counts !== '' && <span className={classes.counts}>{counts}</span>}
    </div>
  );
}
