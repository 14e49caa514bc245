import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { aPerson, type TestPerson } from '../../testing/world.ts';
import { publishTemplate } from '../channels/testing/published.ts';
import { exportedProject, sendProject, textOf } from './testing.ts';

let app: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  ada = await aPerson(app);
});
afterAll(() => app.close());

test('the secret of a channel is in no file, and what a file replaces keeps it', async () => {
  const secret = 'ahoy-4711';
  const projectId = await publishTemplate(app, ada, 'harbour-cafe', { DialogflowSecret: secret });
  const { content } = await exportedProject(app, ada, projectId);
  expect(textOf(content)).not.toContain(secret);
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
