import type { Template } from '@confab/contracts';
import { FailureState } from '@confab/ui';
import type { ProjectSummary, TeamId } from '@confab/model';
import { Button, Group, Modal, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconCoffee, IconFile, IconHeadset, IconSitemap, IconStethoscope } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useProjectChanges, useTemplates } from './use-projects.ts';
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

/** Makes a project from a template or blank. Accounts that are not verified are told why they cannot (P6.7). */
export function NewProjectModal({ teamId, onMade, onClose }: NewProjectModalProps) {
  const isVerified = useSession((state) => state.signIn?.isVerified ?? false);
  if (!isVerified) return <VerificationRequired onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title="New project" size={720}>
      <NewProjectForm teamId={teamId} onMade={onMade} onClose={onClose} />
    </Modal>
  );
}

function VerificationRequired({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Account Verification Required">
      <Text mb="md">Verify your email address to make projects. We have sent you a link; check your inbox.</Text>
      <Group justify="flex-end">
        <Button onClick={onClose}>OK</Button>
      </Group>
    </Modal>
  );
}

function NewProjectForm({ teamId, onMade, onClose }: NewProjectModalProps) {
  const templates = useTemplates();
  const { create } = useProjectChanges();
  const [chosen, setChosen] = useState<Template>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
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

  return (
    <form onSubmit={submit}>
      <TextInput
        label="Name"
        placeholder={chosen?.title ?? 'What the assistant is called'}
        value={name}
        error={error}
        maxLength={200}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Text fw={600} size="sm" mt="lg" mb={8}>
        Begin with
      </Text>
      {templates.isError && (
        <FailureState
          title="The templates could not be loaded"
          message={templates.error.message}
          onRetry={() => templates.refetch()}
        />
      )}
      <div className={classes.cards} role="radiogroup" aria-label="Begin with">
        <TemplateCard
          isChosen={chosen === undefined}
          title="Blank"
          description="One workflow with its Start node."
          counts=""
          icon={IconFile}
          onChoose={() => setChosen(undefined)}
        />
        {templates.isPending && [0, 1, 2].map((card) => <Skeleton key={card} height={132} radius="md" />)}
        {templates.data?.map((template) => (
          <TemplateCard
            key={template.id}
            isChosen={chosen?.id === template.id}
            title={template.title}
            description={template.description}
            counts={`${template.workflowCount} workflows · ${template.nodeCount} nodes`}
            icon={icons[template.icon] ?? IconSitemap}
            onChoose={() => setChosen(template)}
          />
        ))}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={create.isPending}>
          Create
        </Button>
      </Group>
    </form>
  );
}

interface TemplateCardProps {
  readonly isChosen: boolean;
  readonly title: string;
  readonly description: string;
  readonly counts: string;
  readonly icon: typeof IconFile;
  readonly onChoose: () => void;
}

function TemplateCard({ isChosen, title, description, counts, icon: Icon, onChoose }: TemplateCardProps) {
  return (
    <UnstyledButton role="radio" aria-checked={isChosen} className={classes.card ?? ''} onClick={onChoose}>
      <span className={classes.picture} aria-hidden="true">
        <Icon size={22} stroke={1.6} />
      </span>
      <span className={classes.title}>{title}</span>
      <span className={classes.description}>{description}</span>
      {counts !== '' && <span className={classes.counts}>{counts}</span>}
    </UnstyledButton>
  );
}
