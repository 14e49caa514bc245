import type { ProjectId } from '@confab/model';
import { useCallback } from 'react';
import { create } from 'zustand';
import { useEditingSession } from './editing-session-context.tsx';

/** The language that the author has chosen to write in, of one project. */
export const useChosenLanguage = create<{ readonly projectId: ProjectId | undefined; readonly language: string }>(
  () => ({
    projectId: undefined,
    language: '',
  }),
);

/** Changes the language that the texts of a project are written in; undefined for its first one. */
export function showWritingLanguage(projectId: ProjectId, language = ''): void {
  useChosenLanguage.setState({ projectId, language });
}

/** Changes the language that the texts of the open project are written in; undefined for its first one. */
export function useShowLanguage(): (language: string | undefined) => void {
  const { projectId } = useEditingSession();
  return useCallback((language) => showWritingLanguage(projectId, language), [projectId]);
}
