import type { ProjectList } from '@confab/contracts';
import { useMemo, type ReactNode } from 'react';
import { useProjectSession } from '../../editing/index.ts';
import { CommentMarksProvider, InputMark } from '../comments/index.ts';
import { ExtensionsProvider, useEnabledExtensions } from '../extensions/index.ts';
import { InputsProvider } from '../inputs/index.ts';

interface ProjectSurroundingsProps {
  readonly list: ProjectList;
  readonly children: ReactNode;
}

/**
 * What the forms of a project know beyond their own values: tokens of the catalogue, the extensions that are enabled,
 * and the comments that hang on them.
 */
export function ProjectSurroundings({ list, children }: ProjectSurroundingsProps) {
  const { projectId } = useProjectSession();
  const extensions = useEnabledExtensions(projectId);
  const value = useMemo(
    () => ({ tokens: Object.values(list.tokens), extensions, FieldMark: InputMark }),
    [list, extensions],
  );
  return (
    <ExtensionsProvider offered={list.extensions}>
      <InputsProvider value={value}>
        <CommentMarksProvider>{children}</CommentMarksProvider>
      </InputsProvider>
    </ExtensionsProvider>
  );
}
