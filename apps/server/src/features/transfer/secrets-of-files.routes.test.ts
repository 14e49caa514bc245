import { projectCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { publishTemplate } from '../../testing/publish-project.ts';
import { exportProjectFile, sendProject, decodeBase64 } from './testing/project-files.ts';

const { app, owner: ada } = setUpServer();

test('the secret of a channel is not exported, and stays when a file replaces the project', async () => {
  const secret = 'ahoy-4711';
  const projectId = await publishTemplate(app, ada, 'harbour-cafe', { DialogflowSecret: secret });
  const before = await readSecret(projectId);
  expect(before).toMatchObject({ SecretId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const { content } = await exportProjectFile(app, ada, projectId);
  expect(decodeBase64(content)).not.toContain(secret);
  const { message } = await sendProject(app, ada, content, { preview: false, replaceExisting: true });
  expect(message).toBe('');
  expect(await readSecret(projectId)).toEqual(before);
});

async function readSecret(projectId: ProjectId) {
  const query = { teamId: ada.teamId, projectId };
  const { project } = (await app.call(projectCalls.getFat, { token: ada.token, query })).result;
  return project.propertyValues['DialogflowSecret'];
}
