import type { ProjectSummary } from '@confab/model';

/** Sorts projects by last change, newest first; projects without a date come last (A2.11). */
export function sortProjects(projects: readonly ProjectSummary[]): ProjectSummary[] {
  return projects.toSorted((a, b) => {
    if (a.lastUpdatedUtc === b.lastUpdatedUtc) return a.displayName.localeCompare(b.displayName);
    if (a.lastUpdatedUtc === null) return 1;
    return b.lastUpdatedUtc !== null && a.lastUpdatedUtc < b.lastUpdatedUtc ? 1 : -1;
  });
}
