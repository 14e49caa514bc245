import { nodeCalls, onePublishingCalls } from '@confab/contracts';
import { asItemId, asNodeId, asWorkflowId, limits, type ItemId } from '@confab/model';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aOneProject, loadLlama } from './testing/one-projects.ts';

const { app, owner: ada } = setUpServer();
/** The most pages that one request pastes. */
const pagesPerRequest = 500;

test('pasting fills a chapter up to its limit of pages and not beyond it', async () => {
  const { projectId, llamaIds } = await aOneProject(app, ada);
  const llamaId = llamaIds[0] as ItemId;
  const count = async () => (await loadLlama(app, ada, llamaId)).result.pages.length;
  const paste = async (pages: number) => {
    const nodes = Array.from({ length: pages }, () => ({
      sourceId: asNodeId(newId()),
      nodeType: 'Page',
      propertyValues: { DisplayName: 'Room' },
      x: 0,
      y: 0,
    }));
    const body = { teamId: ada.teamId, projectId, workflowId: asWorkflowId(llamaId), nodes };
    return app.call(nodeCalls.paste, { body, token: ada.token });
  };
  for (let room = limits.llamaPagesMax - (await count()); room > 0; room -= pagesPerRequest)
    expect((await paste(Math.min(room, pagesPerRequest))).message).toBe('');
  expect(await count()).toBe(limits.llamaPagesMax);
  const refused = await paste(1);
  expect([refused.status, refused.message]).toEqual([422, 'A chapter can have at most 2000 pages.']);
  expect(await count()).toBe(limits.llamaPagesMax);
});

test('the versions of as many chapters as a project can have are loaded at once', async () => {
  const { llamaIds } = await aOneProject(app, ada);
  const others = Array.from({ length: limits.projectNodesMax - llamaIds.length }, () => asItemId(newId()));
  const load = (ids: readonly ItemId[]) =>
    app.call(onePublishingCalls.versions, { body: { llamaIds: [...ids] }, token: ada.token });
  expect(Object.keys((await load([...llamaIds, ...others])).result)).toHaveLength(llamaIds.length);
});
