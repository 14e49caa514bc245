import type { ProjectSummary } from '@confab/model';
import { aProjectSummary } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { groupProjects, matchesProject, sortProjects } from './arrange-projects.ts';

const project = (displayName: string, folder = '', lastUpdatedUtc: string | null = null) =>
  aProjectSummary({ displayName, folder, lastUpdatedUtc });
const names = (projects: readonly ProjectSummary[]) => projects.map(({ displayName }) => displayName);

describe('the order of the project list', () => {
  const projects = [
    project('Café', '', '2026-01-01T00:00:00Z'),
    project('Bank', '', '2026-02-01T00:00:00Z'),
    project('Zoo'),
    project('Airline'),
  ];

  test('projects are sorted by last change, newest first, then those never changed by name (A2.11)', () => {
    expect(names(sortProjects(projects))).toEqual(['Bank', 'Café', 'Airline', 'Zoo']);
  });

  test('projects can be sorted by name', () => {
    expect(names(sortProjects(projects, 'name'))).toEqual(['Airline', 'Bank', 'Café', 'Zoo']);
  });
});

test('folders are listed by name and keep the order of their projects; projects in no folder come last', () => {
  const grouped = groupProjects([
    project('B', 'Travel'),
    project('Loose'),
    project('A', 'Travel'),
    project('C', 'Food'),
  ]);
  expect(grouped.map(({ name, projects }) => [name, names(projects)])).toEqual([
    ['Food', ['C']],
    ['Travel', ['B', 'A']],
    ['', ['Loose']],
  ]);
});

test('the filter finds projects by their name and by their folder', () => {
  expect(matchesProject(project('Café', 'Food'), ' caf')).toBe(true);
  expect(matchesProject(project('Café', 'Food'), 'FOOD')).toBe(true);
  expect(matchesProject(project('Café', 'Food'), 'zoo')).toBe(false);
});
