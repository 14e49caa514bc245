import type { ProjectSummary, TeamId } from '@confab/model';
import { Button, Select } from '@mantine/core';
import { IconMessageSearch } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { useWords } from '../../words/define-words.ts';
import { openStoredProfiler } from '../profiler/index.ts';
import { words } from './words.ts';

interface ProjectToolsProps {
  readonly className: string | undefined;
  readonly projects: readonly ProjectSummary[];
  readonly project: ProjectSummary | undefined;
  readonly teamId: TeamId;
}

/** The choice of a project, which keeps the settings in the URL, and the utterance profiler of the chosen one. */
export function ProjectTools({ className, projects, project, teamId }: ProjectToolsProps) {
  const say = useWords(words);
  const [, go] = useLocation();
  return (
    <>
      <Select
        className={className ?? ''}
        aria-label={say.project}
        placeholder={say.chooseProject}
        searchable
        allowDeselect={false}
        data={projects.map((one) => ({ value: one.projectId, label: one.displayName }))}
        value={project?.projectId ?? null}
        onChange={(id) => id && go(`/projects/${id}${location.search}`)}
      />
      {project && (
        <Button
          variant="default"
          leftSection={<IconMessageSearch size={16} />}
          onClick={() => openStoredProfiler({ projectId: project.projectId, teamId })}
        >
          {say.openProfiler}
        </Button>
      )}
    </>
  );
}
