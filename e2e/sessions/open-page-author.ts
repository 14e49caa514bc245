import { createFakeClock } from '@confab/test-kit';
import { isMergedText } from '@confab/inputs';
import type { ProjectId, TeamId, NewId } from '@confab/model';
import { setImmediate as comeBack } from 'node:timers/promises';
import { findSchema } from '../../apps/server/src/core/schemas/find-schema.ts';
import { connectHub, subscribe } from '../../apps/server/src/testing/hub-client.ts';
import type { TestApp } from '../../apps/server/src/testing/open-test-app.ts';
import type { TestPerson } from '../../apps/server/src/testing/people-and-projects.ts';
import { createApiClient } from '../../apps/web/src/api/api-client.ts';
import { createEditingSession } from '../../apps/web/src/editing/create-editing-session.ts';
import type { LiveConnection } from '../../apps/web/src/editing/types.ts';
import { createUndoStack } from '../../apps/web/src/features/authoring/undo/undo-stack.ts';
import { createPageActions } from '../../apps/web/src/features/one-authoring/page-actions/create-page-actions.ts';
import { createPageLists } from '../../apps/web/src/features/one-authoring/page-tree/create-page-lists.ts';
import { memoryStorage } from '../../apps/web/src/testing/editing/open-session.ts';

/** A running server, and who opens which project on it. */
interface Visit {
  readonly test: TestApp;
  readonly address: string;
  readonly person: TestPerson;
  /** The team of the project. */
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** One digit, which begins the ids that this author creates, so that those of two authors differ. */
  readonly number: number;
}

/** Virtual milliseconds that pass in one turn of the event loop while an author waits for the server. */
const msPerTurn = 2;

/**
 * Opens a One project for an author as the site does: the editing session, undo and the actions on pages of the web
 * client, with real calls and a real connection to the hub. Only the timers of the session use a fake clock, which
 * advances while the author waits.
 */
export async function openPageAuthor({ test, address, person, teamId, projectId, number }: Visit) {
  const clock = createFakeClock();
  const { connection, connectionId, stop } = await connectHub(test, address, person);
  await subscribe(test, person, connectionId, teamId);
  const live: LiveConnection = {
    state: 'Connected',
    connectionId,
    onUpdate(name, handler) {
      const receive = (type: string, payload: unknown) => {
        if (type === name) handler(payload);
      };
      connection.on('update', receive);
      return () => connection.off('update', receive);
    },
    onStateChange: () => () => undefined,
  };
  let made = 0;
  const newId = () => `${number}0000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}` as NewId;
  const opened = createEditingSession({
    api: createApiClient({
      getToken: () => person.token,
      onSignedOut: () => undefined,
      fetch: (path, request) => fetch(`${address}${String(path)}`, request),
    }),
    live,
    teamId,
    projectId,
    me: { accountId: person.accountId, name: person.email, email: person.email },
    storage: memoryStorage(),
    newId,
    now: clock.now,
    schedule: clock.schedule,
    frontendApp: 'one',
    isMergedText: ({ kind, type }, path) => isMergedText(findSchema(kind, type)?.properties ?? [], path),
  });
  const undoStack = createUndoStack(opened);
  const { session } = undoStack;
  const lists = createPageLists(session);

  /** Waits for something of the server, while the timers of the session run. */
  async function waitFor<Result>(work: Promise<Result>): Promise<Result> {
    let isDone = false;
    const done = () => void (isDone = true);
    work.then(done, done);
    while (!isDone) await wait();
    return work;
  }

  async function wait(ms = msPerTurn) {
    await comeBack();
    await clock.pass(ms);
  }

  await waitFor(session.load());
  lists.subscribe(() => undefined);
  return {
    session,
    undoStack,
    actions: createPageActions({ session, getLists: lists.getLists, select: () => undefined, newId }),
    getLists: lists.getLists,
    waitFor,
    wait,
    /** The ids of all pages, chapter after chapter in reading order. */
    listIds: () => lists.getLists().flatMap(({ pages = [] }) => pages.map(({ id }) => id)),
    async close() {
      session.close();
      await stop();
    },
  };
}

export type OpenPageAuthor = Awaited<ReturnType<typeof openPageAuthor>>;
