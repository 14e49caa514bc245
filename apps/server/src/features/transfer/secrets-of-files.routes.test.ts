import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { publishTemplate } from '../../testing/publish-project.ts';
import { exportProjectFile, sendProject, decodeBase64 } from './testing/project-files.ts';

const { app, owner: ada } = setUpServer();

test('the secret of a channel is not exported, and stays when a file replaces the project', async () => {
  const secret = 'ahoy-4711';
  const projectId = await publishTemplate(app, ada, 'harbour-cafe', { DialogflowSecret: secret });
  const { content } = await exportProjectFile(app, ada, projectId);
  expect(decodeBase64(content)).not.toContain(secret);
  const { message } = await sendProject(app, ada, content, { preview: false, replaceExisting: true });
  expect(message).toBe('');
  const { draft } = await app.services.db
    .selectFrom('item')
    .select('draft')
    .where('teamId', '=', ada.teamId)
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  expect(draft).toContain(secret);
});
