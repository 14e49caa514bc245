import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import type { openTestDatabase } from './test-database.ts';
import { stretchMaxMs } from './watch-requests.ts';
import { aPerson, aProject, type TestPerson, type TestProject } from './people-and-projects.ts';

/** What most route tests start with. A test file takes those that it needs by destructuring; the others are not created. */
export interface ServerFixtures {
  readonly app: TestApp;
  /** A verified person, signed in, with a team of their own. */
  readonly owner: TestPerson;
  /** A project in the owner's team. */
  readonly project: TestProject;
}

/** Settings of the server under test. */
export interface ServerSetup {
  /** Environment variables; a function when they are known only after earlier `beforeAll` hooks. */
  readonly environment?: Record<string, string> | (() => Record<string, string>);
  readonly openDatabase?: typeof openTestDatabase;
  /** Creates the project before each test instead of once for the file. */
  readonly hasProjectPerTest?: boolean;
}

/**
 * Opens a server for the tests of a file and closes it after them.
 *
 * The fixtures can be used in hooks and tests, not while the file is loaded.
 */
export function setUpServer({
  environment,
  openDatabase,
  hasProjectPerTest = false,
}: ServerSetup = {}): ServerFixtures {
  let app: TestApp | undefined;
  let owner: TestPerson | undefined;
  let project: TestProject | undefined;
  const needed = { owner: false, project: false };
  const fixtures = {
    app: standIn('app', () => app),
    owner: standIn('owner', () => owner),
    project: standIn('project', () => project),
  };
  const createProject = async () => {
    project = await aProject(fixtures.app, fixtures.owner);
  };
  beforeAll(async () => {
    app = await openTestApp(typeof environment === 'function' ? environment() : environment, openDatabase);
    if (needed.owner || needed.project) owner = await aPerson(app);
    if (needed.project && !hasProjectPerTest) await createProject();
  });
  if (hasProjectPerTest) beforeEach(createProject);
  afterEach(() => assertShortStretches(app));
  afterAll(() => app?.close());
  return {
    app: fixtures.app,
    get owner() {
      needed.owner = true;
      return fixtures.owner;
    },
    get project() {
      needed.project = true;
      return fixtures.project;
    },
  };
}

/** Fails a test whose requests held up the server's own thread (issue 11.2). */
async function assertShortStretches(app: TestApp | undefined) {
  // The last request of the test is judged when the event loop turns.
  await turn();
  const found = app?.longStretches.splice(0) ?? [];
  if (found.length === 0) return;
  const lines = found.map(({ route, ms }) => `${route} held up the server for ${ms} ms`);
  throw new Error(`${lines.join('; ')}. Run it in slices or in a worker thread (at most ${stretchMaxMs} ms).`);
}

/** An object with the properties of a value that is created later. */
function standIn<Value extends object>(name: string, read: () => Value | undefined): Value {
  const get = () => {
    const value = read();
    if (!value) throw new Error(`The fixture "${name}" can be used in hooks and tests only.`);
    return value;
  };
  // Every access is forwarded, so that the empty target is never seen.
  return new Proxy({} as Value, {
    get: (_target, key) => Reflect.get(get(), key),
    has: (_target, key) => Reflect.has(get(), key),
    ownKeys: () => Reflect.ownKeys(get()),
    getOwnPropertyDescriptor: (_target, key) => Reflect.getOwnPropertyDescriptor(get(), key),
  });
}
