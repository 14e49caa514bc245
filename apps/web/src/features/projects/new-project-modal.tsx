import { limits, type ProjectId, type ProjectSummary, type TeamId } from '@confab/model';
import type { Template } from '@confab/contracts';
import { FailureState, ModalFrame } from '@confab/ui';
import { Select, Skeleton, TextInput } from '@mantine/core';
import {
  IconClipboardCheck,
  IconCoffee,
  IconFile,
  IconHeadset,
  IconSitemap,
  IconStethoscope,
} from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { TemplateCard } from './template-card.tsx';
import { useProjectChanges, useProjectList, useTemplates } from './use-projects.ts';
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
  const [chosen, setChosen] = useState<Chosen>('blank');
  const [targetId, setTargetId] = useState<ProjectId>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  async function make() {
    const displayName = name.trim() || titleOf(chosen);
    setError(displayName === '' ? 'Value is required' : undefined);
    if (displayName === '') return;
    try {
      onMade(
        await create.mutateAsync({
          teamId,
          displayName,
          frontendApp: 'pro',
          projectType: chosen === 'plan' ? 'TestPlan' : 'Pro',
          ...(typeof chosen === 'object' && { templateId: chosen.id }),
          ...(chosen === 'plan' && targetId && { targetProjectId: targetId }),
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
      size={880}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.create, kind: 'primary', isLoading: create.isPending, onPress: () => void make() },
      ]}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <TextInput
          label={say.name}
          placeholder={titleOf(chosen) || say.namePlaceholder}
          value={name}
          error={error === undefined ? undefined : message(error)}
          maxLength={limits.nameMax}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Templates chosen={chosen} onChoose={setChosen} />
        {chosen === 'plan' && <TestedProject projectId={targetId} onChoose={setTargetId} />}
      </form>
    </ModalFrame>
  );
}

/** Between the cards of the belt, in pixels (A9.35). */
const beltGap = 20;

/** What a project begins with: nothing, a template, or it is a plan that tests another. */
type Chosen = Template | 'blank' | 'plan';

const titleOf = (chosen: Chosen) => (typeof chosen === 'object' ? chosen.title : '');

interface TestedProjectProps {
  readonly projectId: ProjectId | undefined;
  readonly onChoose: (projectId: ProjectId | undefined) => void;
}

/** Which project a test plan is of. */
function TestedProject({ projectId, onChoose }: TestedProjectProps) {
  const say = useWords(words);
  const projects = Object.values(useProjectList().data?.skinnyProjects ?? {}).filter(
    ({ projectType }) => projectType === 'Pro',
  );
  return (
    <Select
      mt="md"
      label={say.testedProject}
      searchable
      data={projects.map((project) => ({ value: project.projectId, label: project.displayName }))}
      value={projectId ?? null}
      onChange={(id) => onChoose(projects.find((project) => project.projectId === id)?.projectId)}
    />
  );
}

interface TemplatesProps {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
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
      <div className={classes.cards} style={{ gap: beltGap }}>
        <TemplateCard
          isChosen={chosen === 'blank'}
          title={say.blank}
          description={say.blankText}
          counts=""
          icon={IconFile}
          onChoose={() => onChoose('blank')}
        />
        {templates.isPending && [0, 1, 2].map((card) => <Skeleton key={card} height={132} radius="md" />)}
        {templates.data?.map((template) => (
          <TemplateCard
            key={template.id}
            isChosen={typeof chosen === 'object' && chosen.id === template.id}
            title={template.title}
            description={template.description}
            counts={`${say.workflows(template.workflowCount)} · ${say.nodes(template.nodeCount)}`}
            icon={icons[template.icon] ?? IconSitemap}
            onChoose={() => onChoose(template)}
          />
        ))}
        <TemplateCard
          isChosen={chosen === 'plan'}
          title={say.testPlan}
          description={say.testPlanText}
          counts=""
          icon={IconClipboardCheck}
          onChoose={() => onChoose('plan')}
        />
      </div>
    </fieldset>
  );
}
