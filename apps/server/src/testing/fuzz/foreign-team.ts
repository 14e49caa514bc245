import { commentCalls } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { newId } from '../../new-id.ts';
import type { TestApp } from '../open-test-app.ts';
import {
  aBlankOneProject,
  aMember,
  aPerson,
  aProject,
  type TestPerson,
  type TestProject,
} from '../people-and-projects.ts';
import { publishEchoProject } from '../publish-project.ts';
import { invite } from '../team-invitations.ts';

/** A team with data that no request of the fuzzer may read or change. */
export interface ForeignTeam {
  readonly admin: TestPerson;
  readonly project: TestProject;
  readonly oneProject: TestProject;
  /** A text in the data of the team that no answer may contain. */
  readonly canary: string;
}

export async function createForeignTeam(test: TestApp): Promise<ForeignTeam> {
  const canary = `canary-${newId()}`;
  const admin = await aPerson(test);
  const { teamId, token } = admin;
  await test.services.db.updateTable('team').set({ name: canary }).where('id', '=', teamId).execute();
  await aMember(test, teamId, 'Viewer');
  await invite(test, `${canary}@example.test`, { admin });
  const project = await aProject(test, admin, canary);
  const oneProject = await aBlankOneProject(test, admin, canary);
  await publishEchoProject(test, admin, { Notes: canary });
  const { projectId, say } = project;
  const itemId: ItemId = say.id;
  const thread = { teamId, projectId, itemId, newThreadId: newId(), path: '', text: canary, mentions: [] };
  await test.call(commentCalls.create, { token, body: thread });
  return { admin, project, oneProject, canary };
}
