import { oneCalls, oneTemplateCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { unpack } from '../../apps/server/src/core/versions/content.ts';
import { aMember } from '../../apps/server/src/testing/people-and-projects.ts';
import { setUpServer } from '../../apps/server/src/testing/set-up-server.ts';
import { setPageClipboard } from '../../apps/web/src/features/one-authoring/page-actions/page-clipboard.ts';
import { openPageAuthor, type OpenPageAuthor } from './open-page-author.ts';

const { app, owner: ada } = setUpServer();

/** `npm run fuzz -- together` draws more. */
const editCount = Number(process.env.TOGETHER_EDITS ?? 300);
/** No time limit, since `npm run fuzz` chooses the amount of work. */
const timeLimitMs = Math.max(600_000, editCount * 500);
/**
 * Where there are more pages than this, an addition deletes instead, so that the project stays as large as a person's.
 */
const pagesMax = 80;

const deeds =
  'add addLines copy cut duplicate moveDown moveLeft moveTo moveUp paste redo remove rename save type type type undo undo wait'.split(
    ' ',
  );
const texts = ['Notes', 'Keywords', 'DisplayName'];
const step = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom(...deeds),
  /** Which pages: places in the reading order of all. */
  first: fc.nat(79),
  second: fc.nat(79),
  target: fc.nat(79),
  where: fc.constantFrom('before', 'after', 'child', 'extension'),
  text: fc.string({ minLength: 1, maxLength: 6 }),
} as const);
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

async function take(author: OpenPageAuthor, { what, first, second, target, where, text }: Step) {
  const { actions, session, undoStack, listIds, getLists, wait, waitFor } = author;
  const pages = listIds();
  const at = (place: number) => pages[place % Math.max(pages.length, 1)] ?? getLists()[0]?.llamaId ?? '';
  const chosen = [at(first), at(second)];
  const place = { target: at(target), where };
  const type = () => {
    const path = texts[second % texts.length] ?? 'Notes';
    const before = String(session.getValue(at(first), path) ?? '');
    const from = target % (before.length + 1);
    const updatedValue = before.slice(0, from) + text + before.slice(from + (second % 3));
    session.edit(at(first), { path, action: 'ValueChanged', updatedValue });
  };
  const grows = ['add', 'addLines', 'duplicate', 'paste'].includes(what);
  const acts: Readonly<Record<string, () => unknown>> = {
    add: () => actions.add(place, 'Page', text),
    addLines: () => actions.addLines(place, 'Page', `${text}\nroom ${first}: We are in it\n  below ${second}`),
    copy: () => actions.copy(chosen, first % 2 === 0),
    cut: () => actions.cut(chosen),
    duplicate: () => actions.duplicate([at(first)], second % 2 === 0),
    moveDown: () => actions.moveDown(chosen),
    moveLeft: () => actions.moveLeft(chosen),
    moveTo: () => actions.moveTo(chosen, place),
    moveUp: () => actions.moveUp(chosen),
    paste: () => actions.paste(place),
    redo: () => undoStack.redo(),
    remove: () => actions.remove([at(first)]),
    rename: () => actions.rename(at(first), `name ${second}`),
    save: () => session.saveAll(),
    type,
    undo: () => undoStack.undo(),
    wait: () => wait(first * 20),
  };
  await waitFor(Promise.resolve(acts[grows && pages.length > pagesMax ? 'remove' : what]?.()));
  // What the other has done arrives between two acts, as a few turns of the event loop allow.
  for (let turn = first % 5; turn > 0; turn -= 1) await wait();
}

/** The documents of the project, its chapters and pages on the server, and their last saves. */
async function readServer(projectId: ProjectId) {
  const rows = await app.services.db
    .selectFrom('item')
    .innerJoin('itemVersion', (join) =>
      join.onRef('itemVersion.itemId', '=', 'item.id').onRef('itemVersion.version', '=', 'item.version'),
    )
    .select(['item.id', 'item.draft', 'itemVersion.content'])
    .where('item.teamId', '=', ada.teamId)
    .where('item.projectId', '=', projectId)
    .where('item.deletedAt', 'is', null)
    .execute();
  return {
    drafts: new Map<string, string>(rows.map(({ id, draft }) => [id, draft])),
    saved: new Map<string, string>(rows.map(({ id, content }) => [id, unpack(content)])),
  };
}

function readAuthor({ session, listIds, getLists }: OpenPageAuthor) {
  const ids = [session.projectId, ...getLists().map(({ llamaId }) => llamaId), ...listIds()];
  return new Map(ids.map((id) => [id, JSON.stringify(session.getItem(id)?.values)]));
}

test(
  'two authors who move, paste, add, delete, type, undo and save at the same time have the same bytes as the server (A2.26, A2.29)',
  async () => {
    setPageClipboard({ pages: [], cut: undefined });
    const address = await app.listen();
    const grace = await aMember(app, ada.teamId, 'AppEditor');
    const query = { templateId: 'glass-museum', projectName: 'Museum guide', teamId: ada.teamId };
    const { project, llamaIds } = (await app.call(oneTemplateCalls.createFromTemplate, { query, token: ada.token }))
      .result;
    const visit = { test: app, address, teamId: ada.teamId, projectId: project.projectId };
    const authors = await Promise.all(
      [ada, grace].map((person, at) => openPageAuthor({ ...visit, person, number: at + 1 })),
    );
    const script = fc.array(step, { minLength: editCount, maxLength: editCount, size: 'max' });
    await fc.assert(
      fc.asyncProperty(script, async (steps) => {
        await Promise.all(
          authors.map(async (author, at) => {
            for (const one of steps) if (one.who === at) await take(author, one);
          }),
        );
        await vi.waitFor(
          async () => {
            for (const { wait, waitFor, session } of authors) {
              await wait(1_000);
              await waitFor(session.saveAll());
            }
            const { drafts, saved } = await readServer(project.projectId);
            for (const author of authors) {
              expect(author.session.getStatus()).toMatchObject({ load: 'ready', pendingCount: 0, unsavedItemIds: [] });
              expect(readAuthor(author)).toEqual(drafts);
            }
            expect(saved).toEqual(drafts);
          },
          { timeout: timeLimitMs },
        );
      }),
      // What failed is not repeated with fewer steps: the project has changed.
      { numRuns: 1, endOnFailure: true },
    );
    // Both authors have made all changes of the script.
    const done = await app.services.db
      .selectFrom('projectEvent')
      .select(['authorId', 'event'])
      .where('teamId', '=', ada.teamId)
      .where('projectId', '=', project.projectId)
      .execute();
    for (const { accountId } of [ada, grace]) {
      const own = done.filter(({ authorId }) => authorId === accountId);
      expect(own.map(({ event }) => (JSON.parse(event) as { Type: string }).Type)).toEqual(
        expect.arrayContaining(['edited', 'itemAdded', 'itemDeleted', 'itemSaved']),
      );
    }
    const [hers, his] = authors;
    expect(hers?.getLists()).toEqual(his?.getLists());
    for (const llamaId of llamaIds) {
      const loaded = await app.call(oneCalls.loadParent, {
        query: { oneLlamaId: llamaId, teamId: ada.teamId, frontendVersion: 52 },
        token: ada.token,
      });
      const list = hers?.getLists().find((one) => one.llamaId === llamaId);
      expect(loaded.result.llama.pageList).toEqual(list?.pages?.map(({ id }) => id));
    }
    for (const author of authors) await author.close();
  },
  timeLimitMs,
);
