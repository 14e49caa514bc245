import type { AnalyticProject } from '@confab/contracts';
import type { DateStyle } from '@confab/inputs';
import type { words } from './words.ts';

type Words = Pick<typeof words.english, 'projectOfTeam' | 'projectSince'>;

/** Names projects with their teams; those that share both also show the moment of their creation. */
export function listProjectOptions(
  projects: readonly AnalyticProject[],
  say: Words,
  formatTime: (utc: string, style?: DateStyle) => string,
): { readonly value: string; readonly label: string }[] {
  const counts = new Map<string, number>();
  const named = projects.map((project) => {
    const name = say.projectOfTeam(project.displayName, project.teamName);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return { project, name };
  });
  return named.map(({ project: { projectId, displayName, teamName, createdUtc }, name }) => ({
    value: projectId,
    label: counts.get(name) === 1 ? name : say.projectSince(displayName, teamName, formatTime(createdUtc)),
  }));
}
