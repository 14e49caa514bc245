import { oneTemplateCalls, projectCalls, type Template } from '@confab/contracts';
import type { ProjectLanguage, TeamId } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useWords } from '../../words/define-words.ts';
import { projectListKey } from '../projects/index.ts';
import { words } from './words.ts';

interface NewProject {
  readonly template: Template | 'blank';
  readonly name: string;
  readonly teamId: TeamId;
  /** The only language of the project; undefined for all languages of the template. */
  readonly language: ProjectLanguage | undefined;
}

/** Creates a One project, blank or from a template. */
export function useCreateProject() {
  const api = useApi();
  const queries = useQueryClient();
  const { firstChapter: firstName, firstPage: firstPageName } = useWords(words);
  return useMutation({
    async mutationFn({ template, name, teamId, language }: NewProject) {
      if (template === 'blank') {
        const body = {
          teamId,
          displayName: name,
          frontendApp: 'one',
          projectType: 'One',
          language,
          firstName,
          firstPageName,
        } as const;
        return api.call(projectCalls.create, { body });
      }
      const query = { templateId: template.id, projectName: name, teamId, language };
      return (await api.call(oneTemplateCalls.createFromTemplate, { query })).project;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: projectListKey }),
  });
}
