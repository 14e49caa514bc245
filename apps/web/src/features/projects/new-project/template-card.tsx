import type { Icon } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './new-project.module.css';

interface TemplateCardProps {
  readonly isChosen: boolean;
  readonly title: string;
  readonly description: string;
  readonly counts: string;
  readonly icon: Icon;
  /** The id of a template, whose picture is shown instead of the icon. */
  readonly templateId?: string;
  readonly onChoose: () => void;
}

/** A radio button in the form of a card, for one way to start a project. */
export function TemplateCard({ isChosen, title, description, counts, templateId, ...more }: TemplateCardProps) {
  const { icon: Drawing, onChoose } = more;
  const id = useId();
  const [isMissing, setMissing] = useState(false);
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
      {templateId === undefined || isMissing ? (
        <span className={classes.picture} aria-hidden="true">
          <Drawing size={22} stroke={1.6} />
        </span>
      ) : (
        <img
          className={classes.cover}
          src={`/template-pictures/${encodeURIComponent(templateId)}.svg`}
          alt=""
          onError={() => setMissing(true)}
        />
      )}
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
