import type { ProjectSummary } from '@confab/model';
import { getNameComparer } from '../../words/sorting/compare-names.ts';

/** The orders in which projects are listed; the first one is the default. */
export const projectOrders = ['lastChange', 'name'] as const;
export type ProjectOrder = (typeof projectOrders)[number];

/** Projects that are listed under one heading. */
export interface ProjectFolder {
  /** '' for the projects in no folder. */
  readonly name: string;
  readonly projects: readonly ProjectSummary[];
}

/** Sorts projects by last change, newest first, those without a date last (A2.11), or by name. */
export function sortProjects(projects: readonly ProjectSummary[], order: ProjectOrder = 'lastChange') {
  const compareNames = getNameComparer();
  const compare = (a: ProjectSummary, b: ProjectSummary) => compareNames(a.displayName, b.displayName);
  return projects.toSorted((a, b) => (order === 'lastChange' && compareLastChange(a, b)) || compare(a, b));
}

/** Splits projects, in their order, into folders by name; the projects in no folder come last. */
export function groupProjects(projects: readonly ProjectSummary[]): ProjectFolder[] {
  const compare = getNameComparer();
  const byFolder = new Map<string, ProjectSummary[]>();
  for (const project of projects) byFolder.set(project.folder, [...(byFolder.get(project.folder) ?? []), project]);
  return [...byFolder]
    .map(([name, inFolder]) => ({ name, projects: inFolder }))
    .toSorted((a, b) => Number(a.name === '') - Number(b.name === '') || compare(a.name, b.name));
}

/** Whether the name of a project or its folder contains a text, in whatever case. */
export function matchesProject(project: ProjectSummary, text: string): boolean {
  return matchesName(project, text) || contains(project.folder, text);
}

/** Whether the name of a project contains a text, in whatever case; for lists that show no folders. */
export function matchesName({ displayName }: ProjectSummary, text: string): boolean {
  return contains(displayName, text);
}

function contains(name: string, text: string): boolean {
  return name.toLowerCase().includes(text.trim().toLowerCase());
}

function compareLastChange(a: ProjectSummary, b: ProjectSummary): number {
  if (a.lastUpdatedUtc === b.lastUpdatedUtc) return 0;
  if (a.lastUpdatedUtc === null) return 1;
  return b.lastUpdatedUtc !== null && a.lastUpdatedUtc < b.lastUpdatedUtc ? 1 : -1;
}
