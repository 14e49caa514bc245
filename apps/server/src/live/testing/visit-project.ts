import { editingCalls, liveCalls } from '@confab/contracts';
import { newId } from '../../new-id.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { inSay, type TestPerson, type TestProject } from '../../testing/people-and-projects.ts';
import { createEditNotice } from '../../testing/edit-items.ts';

/** A person at a project, as a client of one server. */
interface ProjectVisit {
  readonly test: TestApp;
  readonly person: TestPerson;
  readonly project: TestProject;
}

/** Opens the project on a connection, so that others see the person there. */
export function openProject({ test, person, project }: ProjectVisit, connectionId: string) {
  const { accountId, email, token } = person;
  const { projectId, teamId } = project;
  const query = { connectionId, tvAccountId: accountId, email, projectId, teamId };
  return test.call(liveCalls.openProject, { query, token });
}

/** Edits the notes of a node of the project, or announces that the person begins to edit them. */
export function editNotes(
  { test, person, project }: ProjectVisit,
  changerConnectionId = '',
  action: 'ValueChanged' | 'StartEdit' = 'ValueChanged',
) {
  const body = createEdit(project, changerConnectionId, action);
  return test.call(editingCalls.notify, { body, token: person.token });
}

/** An edit of the notes of a node of the project. */
export function createEdit(
  project: TestProject,
  changerConnectionId = '',
  action: 'ValueChanged' | 'StartEdit' = 'ValueChanged',
) {
  const edit = { path: 'Notes', action, updatedValue: newId() };
  return createEditNotice(inSay(project), edit, { changerConnectionId });
}
