import {
  commonMessages,
  limits,
  projectLanguages,
  type ProjectId,
  type ProjectSummary,
  type TeamId,
} from '@confab/model';
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
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { LanguageField, useNewLanguage } from './language-field.tsx';
import { TemplateCard } from './template-card.tsx';
import { useProjectChanges, useProjectList } from '../use-projects.ts';
import { useTemplates } from '../use-templates.ts';
import { words } from '../words.ts';
import classes from './new-project.module.css';
import { nameMessage, type Message } from '../../../words/message.ts';

interface NewProjectModalProps {
  readonly teamId: TeamId;
  readonly onCreated: (project: ProjectSummary) => void;
  readonly onClose: () => void;
}

const icons: Readonly<Record<string, typeof IconFile>> = {
  coffee: IconCoffee,
  stethoscope: IconStethoscope,
  headset: IconHeadset,
};

/** Creates a project: blank, from a template, or a test plan. The page opens it only for verified accounts (P6.7). */
export function NewProjectModal({ teamId, onCreated, onClose }: NewProjectModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { create } = useProjectChanges();
  const [choice, setChosen] = useState<StartChoice>('blank');
  const [targetId, setTargetId] = useState<ProjectId>();
  const [name, setName] = useState('');
  const [language, setLanguage] = useNewLanguage(projectLanguages);
  const [error, setError] = useState<Message>();

  async function createProject() {
    if (create.isPending) return;
    const displayName = name.trim() || getTitle(choice);
    setError(
      displayName === '' ? nameMessage('commonMessages.valueRequired', commonMessages.valueRequired) : undefined,
    );
    if (displayName === '') return;
    try {
      onCreated(
        await create.mutateAsync({
          teamId,
          displayName,
          frontendApp: 'pro',
          projectType: choice === 'plan' ? 'TestPlan' : 'Pro',
          ...(typeof choice === 'object' && { templateId: choice.id }),
          ...(choice === 'blank' && { language, firstName: say.firstWorkflow }),
          ...(choice === 'plan' && targetId && { targetProjectId: targetId }),
        }),
      );
    } catch (failure) {
      setError(failure instanceof Error ? failure : undefined);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void createProject();
  }

  return (
    <ModalFrame
      title={say.newProject}
      size={880}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.create, kind: 'primary', isLoading: create.isPending, onPress: () => void createProject() },
      ]}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <div className={classes.head}>
          <TextInput
            label={say.name}
            placeholder={getTitle(choice) || say.namePlaceholder}
            value={name}
            error={error === undefined ? undefined : translate(error)}
            maxLength={limits.nameMax}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {choice === 'blank' && <LanguageField value={language} offered={projectLanguages} onChange={setLanguage} />}
        </div>
        <Templates choice={choice} onChoose={setChosen} />
        {choice === 'plan' && <TestedProject projectId={targetId} onChoose={setTargetId} />}
      </form>
    </ModalFrame>
  );
}

/** Gap between the template cards, in pixels (A9.35). */
const cardGap = 20;

/** What a project starts with: nothing, a template, or a test plan for another project. */
type StartChoice = Template | 'blank' | 'plan';

const getTitle = (choice: StartChoice) => (typeof choice === 'object' ? choice.title : '');

interface TestedProjectProps {
  readonly projectId: ProjectId | undefined;
  readonly onChoose: (projectId: ProjectId | undefined) => void;
}

/** The project that a test plan tests. */
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
      selectFirstOptionOnChange
      data={projects.map((project) => ({ value: project.projectId, label: project.displayName }))}
      value={projectId ?? null}
      onChange={(id) => onChoose(projects.find((project) => project.projectId === id)?.projectId)}
    />
  );
}

interface TemplatesProps {
  readonly choice: StartChoice;
  readonly onChoose: (choice: StartChoice) => void;
}

function Templates({ choice, onChoose }: TemplatesProps) {
  const say = useWords(words);
  const translate = useMessage();
  const templates = useTemplates();
  return (
    <fieldset className={classes.choice}>
      <legend>{say.beginWith}</legend>
      {templates.isError && (
        <FailureState
          title={say.templatesNotLoaded}
          message={translate(templates.error)}
          onRetry={() => templates.refetch()}
        />
      )}
      <div className={classes.cards} style={{ gap: cardGap }}>
        <TemplateCard
          isChosen={choice === 'blank'}
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
            isChosen={typeof choice === 'object' && choice.id === template.id}
            title={template.title}
            description={template.description}
            counts={`${say.workflows(template.workflowCount)} · ${say.nodes(template.nodeCount)}`}
            icon={icons[template.icon] ?? IconSitemap}
            templateId={template.id}
            onChoose={() => onChoose(template)}
          />
        ))}
        <TemplateCard
          isChosen={choice === 'plan'}
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
