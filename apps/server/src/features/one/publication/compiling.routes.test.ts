import { onePublishingCalls, oneCalls, releaseMessages } from '@confab/contracts';
import type { ItemId, JsonObject, ProjectId } from '@confab/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeProject } from '../../../core/changes/change-project.ts';
import { createProgramCache } from '../../../core/releases/programs.ts';
import { newId } from '../../../new-id.ts';
import { recordSentStatements, type SentStatement } from '../../../testing/record-sent-statements.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aOneProject, asSave, loadLlama } from '../testing/one-projects.ts';
import { freezeReview, prepareReview } from './prepare-review.ts';

const { app, owner: ada } = setUpServer();
let statements: SentStatement[];
let projectId: ProjectId;
let llamaIds: readonly ItemId[];
beforeAll(() => (statements = recordSentStatements(app.database.pool)));
beforeEach(async () => {
  ({ projectId, llamaIds } = await aOneProject(app, ada));
});

/** What the transactions of a request read to compile, to write or to compare content. */
async function listReadsOf(request: () => Promise<{ readonly message: string }>) {
  statements.length = 0;
  expect((await request()).message).toBe('');
  const texts = statements.filter(({ isInTransaction }) => isInTransaction).map(({ text }) => text);
  expect(texts).not.toEqual([]);
  return texts.filter((text) => /^\s*select.*"content"/s.test(text));
}

const promote = () => {
  const body = { llamaIds: [...llamaIds], source: 1 as const, environments: ['2' as const] };
  return app.call(onePublishingCalls.promote, { body, token: ada.token });
};

function requestReview() {
  const [oneLlamaId] = llamaIds as [ItemId];
  const body = { projectName: 'Museum guide', oneLlamaId, acceptedTerms: true, publishType: 'Live' } as const;
  return app.call(onePublishingCalls.requestPublish, { body, token: ada.token });
}

function withdrawReview() {
  const [oneLlamaId] = llamaIds as [ItemId];
  return app.call(onePublishingCalls.removePublishRequest, { query: { oneLlamaId }, token: ada.token });
}

/** Saves the first chapter with a subtitle, and with a further page if it has one. */
async function save(subtitle: string, page?: JsonObject) {
  const [id] = llamaIds as [ItemId];
  const loaded = asSave((await loadLlama(app, ada, id)).result);
  const added = page ? [{ id: newId(), type: 'Menu', parent: id, propertyValues: page }] : [];
  const pages = [...loaded.pages, ...added];
  const propertyValues = { ...loaded.propertyValues, Subtitle: subtitle };
  const body = { ...loaded, propertyValues, pages, pageList: pages.map((one) => one.id) };
  const { message } = await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token });
  expect(message).toBe('');
}

const countPrograms = () => app.services.processState.get(createProgramCache).size;

test('chapters are published while no transaction waits for them to be compiled', async () => {
  const before = countPrograms();
  expect(await listReadsOf(promote)).toEqual([]);
  expect(countPrograms()).toBe(before + 1);
});

test('chapters with errors are refused before they are compiled', async () => {
  await save('Faulty', { DisplayName: '' });
  const before = countPrograms();
  expect((await promote()).message).toMatch('give a reason');
  expect(countPrograms()).toBe(before);
});

test('a review is requested and withdrawn while no transaction waits for what it is about', async () => {
  expect(await listReadsOf(requestReview)).toEqual([]);
  const before = countPrograms();
  expect((await requestReview()).message).toBe(releaseMessages.underReview);
  expect(await listReadsOf(withdrawReview)).toEqual([]);
  expect(await listReadsOf(requestReview)).toEqual([]);
  expect(countPrograms()).toBe(before);
});

test('saves that were prepared for a review are not frozen when there are newer ones', async () => {
  const { accountId, teamId, email } = ada;
  const caller = { accountId, email, name: email, sessionId: '', isVerified: true, roles: '', activeTeamId: teamId };
  const place = { teamId, projectId };
  const { services } = app;
  const freeze = (prepared: Awaited<ReturnType<typeof prepareReview>>) =>
    changeProject(services, caller, place, ({ trx }) => freezeReview(trx, caller, place, prepared));
  const outdated = await prepareReview(services, place);
  await save('Newer');
  expect(await freeze(outdated)).toBeUndefined();
  const current = await prepareReview(services, place);
  expect(await freeze(current)).toBe(current.id);
});
