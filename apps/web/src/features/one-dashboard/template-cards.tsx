import { can } from '@confab/access';
import type { Template } from '@confab/contracts';
import { getLanguageName } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { openModal } from '../../modals/modal-store.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { useProjectList, useTemplates } from '../projects/index.ts';
import { CreateProjectModal } from './modals.ts';
import { TemplatePicture } from './template-picture.tsx';
import { words } from './words.ts';
import classes from './one-dashboard.module.css';
import { useMessage } from '../../words/messages.ts';

const listNames = ({ languages }: Template) => languages.map(getLanguageName).join(', ');

/**
 * The One templates as cards, and a blank project. A card opens the template to talk to it and, with the right to create
 * projects, to start from it.
 */
export function TemplateCards() {
  const say = useWords(words);
  const translate = useMessage();
  const templates = useTemplates('one');
  const projects = useProjectList('one');
  const team = projects.data?.activeTeam;
  const creatingTeam = team && can(team.permissions, 'project.create') ? team : undefined;
  const isVerified = useSession((state) => state.signIn?.isVerified ?? false);
  const [chosen, setChosen] = useState<Template | 'blank'>();

  function choose(template: Template | 'blank') {
    // Unverified accounts are asked to verify first (P6.7).
    if (isVerified) setChosen(template);
    else openModal('verificationRequiredWarning', {});
  }

  if (templates.isError)
    return (
      <FailureState
        title={say.templatesNotLoaded}
        message={translate(templates.error)}
        onRetry={() => templates.refetch()}
      />
    );
  return (
    <>
      <ul className={classes.templates}>
        {templates.isPending && [0, 1, 2].map((card) => <Skeleton key={card} height={168} radius="md" />)}
        {templates.data?.map((template) => (
          <li key={template.id}>
            <UnstyledButton className={classes.template ?? ''} onClick={() => choose(template)}>
              <TemplatePicture template={template} />
              <span className={classes.title}>{template.title}</span>
              <span className={classes.description}>{template.description}</span>
              <span className={classes.counts}>
                {say.chapters(template.workflowCount)} · {say.pages(template.nodeCount)} · {listNames(template)}
              </span>
            </UnstyledButton>
          </li>
        ))}
        {creatingTeam && (
          <li>
            <UnstyledButton className={classes.template ?? ''} onClick={() => choose('blank')}>
              <span className={classes.picture} aria-hidden="true">
                <IconFile size={24} stroke={1.75} />
              </span>
              <span className={classes.title}>{say.blank}</span>
              <span className={classes.description}>{say.blankText}</span>
            </UnstyledButton>
          </li>
        )}
      </ul>
      {chosen && !projects.isPending && (
        <Suspense fallback={null}>
          <CreateProjectModal template={chosen} teamId={creatingTeam?.teamId} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
