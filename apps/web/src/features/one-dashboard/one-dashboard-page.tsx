import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { ProjectCards } from './project-cards.tsx';
import { TemplateCards } from './template-cards.tsx';
import { words } from './words.ts';
import classes from './one-dashboard.module.css';

/** The most recent projects that the dashboard shows. */
const recentCount = 6;

/** The first page of the One site: the latest projects, and the templates. */
export function OneDashboardPage() {
  const say = useWords(words);
  const firstName = useSession((state) => state.signIn?.firstName ?? '');
  const [recentId, templatesId] = [useId(), useId()];
  return (
    <div className={classes.page}>
      <h1 className="cf-page-heading">{say.welcome(firstName)}</h1>
      <p className={classes.about}>{say.welcomeText}</p>
      <section className={classes.section} aria-labelledby={recentId}>
        <div className={classes.head}>
          <h2 id={recentId} className={classes.sectionHeading}>
            {say.recent}
          </h2>
          <Button component={Link} href="/projects" variant="default" size="xs">
            {say.all}
          </Button>
        </div>
        <ProjectCards choose={(projects) => projects.slice(0, recentCount)} />
      </section>
      <section className={classes.section} aria-labelledby={templatesId}>
        <h2 id={templatesId} className={classes.sectionHeading}>
          {say.templates}
        </h2>
        <p className={classes.about}>{say.templatesText}</p>
        <TemplateCards />
      </section>
    </div>
  );
}
