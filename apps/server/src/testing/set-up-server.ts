import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import type { openTestDatabase } from './test-database.ts';
import { aPerson, aProject, type TestPerson, type TestProject } from './people-and-projects.ts';

/**
 * The objects that most route tests start with. A test file gets those that it needs by destructuring; the others are
 * not created.
 */
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
