import { limits, type ProjectSummary, type TeamId } from '@confab/model';
import type { Template } from '@confab/contracts';
import { FailureState, ModalFrame } from '@confab/ui';
import { Skeleton, TextInput } from '@mantine/core';
import { IconCoffee, IconFile, IconHeadset, IconSitemap, IconStethoscope } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { TemplateCard } from './template-card.tsx';
import { useProjectChanges, useTemplates } from './use-projects.ts';
import { words } from './words.ts';
import classes from './new-project.module.css';

interface NewProjectModalProps {
  readonly teamId: TeamId;
  readonly onMade: (project: ProjectSummary) => void;
  readonly onClose: () => void;
}

const icons: Readonly<Record<string, typeof IconFile>> = {
  coffee: IconCoffee,
  stethoscope: IconStethoscope,
  headset: IconHeadset,
};

/** Makes a project from a template or blank. Only for verified accounts: others are told before (P6.7). */
export function NewProjectModal({ teamId, onMade, onClose }: NewProjectModalProps) {
  const say = useWords(words);
  const message = useMessage();
  const { create } = useProjectChanges();
  const [chosen, setChosen] = useState<Template>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  async function make() {
    const displayName = name.trim() || chosen?.title || '';
    setError(displayName === '' ? 'Value is required' : undefined);
    if (displayName === '') return;
    try {
      onMade(
        await create.mutateAsync({
          teamId,
          displayName,
          projectType: 'Pro',
          frontendApp: 'pro',
          ...(chosen ? { templateId: chosen.id } : {}),
        }),
      );
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : undefined);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void make();
  }

  return (
    <ModalFrame
      title={say.newProject}
      size={720}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.create, kind: 'primary', isLoading: create.isPending, onPress: () => void make() },
      ]}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <TextInput
          label={say.name}
          placeholder={chosen?.title ?? say.namePlaceholder}
          value={name}
          error={error === undefined ? undefined : message(error)}
          maxLength={limits.nameMax}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Templates chosen={chosen} onChoose={setChosen} />
      </form>
    </ModalFrame>
  );
}

interface TemplatesProps {
  readonly chosen: Template | undefined;
  readonly onChoose: (template: Template | undefined) => void;
}

function Templates({ chosen, onChoose }: TemplatesProps) {
  const say = useWords(words);
  const templates = useTemplates();
  return (
    <fieldset className={classes.choice}>
      <legend>{say.beginWith}</legend>
      {templates.isError && (
        <FailureState
          title={say.templatesNotLoaded}
          message={templates.error.message}
          onRetry={() => templates.refetch()}
        />
      )}
      <div className={classes.cards}>
        <TemplateCard
          isChosen={chosen === undefined}
          title={say.blank}
          description={say.blankText}
          counts=""
          icon={IconFile}
          onChoose={() => onChoose(undefined)}
        />
        {templates.isPending && [0, 1, 2].map((card) => <Skeleton key={card} height={132} radius="md" />)}
        {templates.data?.map((template) => (
          <TemplateCard
            key={template.id}
            isChosen={chosen?.id === template.id}
            title={template.title}
            description={template.description}
            counts={`${say.workflows(template.workflowCount)} · ${say.nodes(template.nodeCount)}`}
            icon={icons[template.icon] ?? IconSitemap}
            onChoose={() => onChoose(template)}
          />
        ))}
      </div>
    </fieldset>
  );
}
