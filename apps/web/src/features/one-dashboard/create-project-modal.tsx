import type { Template } from '@confab/contracts';
import { limits, projectLanguages, type TeamId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { TextInput } from '@mantine/core';
import { Suspense, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { useMessage } from '../../words/messages.ts';
import { LanguageField, useNewLanguage } from '../projects/index.ts';
import { useCreateProject } from './use-create-project.ts';
import { words } from './words.ts';
import classes from './one-dashboard.module.css';
import { lazyView } from '../../loading/lazy-view.tsx';

const TemplatePreview = lazyView(async () => (await import('./template-preview.tsx')).TemplatePreview);

interface CreateProjectModalProps {
  readonly template: Template | 'blank';
  /** The team of the new project; none for a person who may not create projects in the team, but may try the template. */
  readonly teamId: TeamId | undefined;
  readonly onClose: () => void;
}

/** Talks to a template, and creates a project from it in a team. */
export function CreateProjectModal({ template, teamId, onClose }: CreateProjectModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const [, go] = useLocation();
  const create = useCreateProject();
  const isBlank = template === 'blank';
  const canCreate = teamId !== undefined;
  const title = isBlank ? say.blank : template.title;
  const [name, setName] = useState('');
  const own = useLanguage((state) => state.language);
  const offered = isBlank ? projectLanguages : template.languages;
  const [language, setLanguage] = useNewLanguage(offered);

  async function createProject() {
    if (create.isPending || teamId === undefined) return;
    const created = await create
      .mutateAsync({ template, teamId, name: name.trim() || title, language })
      .catch(() => undefined);
    if (created) go(`/projects/${created.projectId}`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void createProject();
  }

  return (
    <ModalFrame
      title={canCreate ? say.start(title) : say.talk(title)}
      size={isBlank ? 480 : 900}
      messages={create.isError ? [{ level: 'error', text: translate(create.error) }] : []}
      buttons={
        canCreate
          ? [
              { label: say.cancel, kind: 'secondary', onPress: onClose },
              { label: say.create, kind: 'primary', isLoading: create.isPending, onPress: () => void createProject() },
            ]
          : [{ label: say.close, kind: 'secondary', onPress: onClose }]
      }
      onClose={onClose}
    >
      <div className={classes.create} data-blank={isBlank || undefined}>
        <form onSubmit={submit}>
          {canCreate && (
            <TextInput
              label={say.name}
              placeholder={title}
              value={name}
              maxLength={limits.nameMax}
              data-autofocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
          {offered.length > 1 && (
            <LanguageField value={language} offered={offered} offersAll={!isBlank} onChange={setLanguage} />
          )}
          <p className={classes.description}>{isBlank ? say.blankText : template.description}</p>
        </form>
        {!isBlank && (
          <section className={classes.preview} aria-label={say.talk(title)}>
            <Suspense fallback={null}>
              <TemplatePreview templateId={template.id} name={title} language={language ?? own} />
            </Suspense>
          </section>
        )}
      </div>
    </ModalFrame>
  );
}
