import { expect, test } from '@playwright/test';
import { call, createVerifiedPerson, signIn, type Person } from '../fixtures/api.ts';
import { createDatabase } from '../fixtures/database.ts';
import { createNode, createProject, editNode, readNode, type CreatedProject } from '../fixtures/project.ts';
import { startServer, type ServerProcess } from '../fixtures/server-process.ts';

const rounds = 6;
const writers = 4;

/** The last value that was written: the values of a node grow, even after a start of the server. */
let lastNumber = 0;

interface Acknowledged {
  readonly nodeId: string;
  readonly value: string;
}

test('no acknowledged edit is lost when the server is killed while saving, on the embedded database (F1)', async () => {
  const server = await startServer();
  try {
    await killWhileSaving(server);
  } finally {
    await server.dispose();
  }
});

test('no acknowledged edit is lost when the server is killed while saving, on a PostgreSQL server (F2)', async () => {
  const database = await createDatabase();
  const server = await startServer({ env: { DATABASE_URL: database.url } });
  try {
    await killWhileSaving(server);
  } finally {
    await server.dispose();
    await database.drop();
  }
});

async function killWhileSaving(server: ServerProcess) {
  const email = `crash-${crypto.randomUUID().slice(0, 8)}@example.test`;
  let person = await createVerifiedPerson(server, email);
  const project = await createProject(server, person, 'Survivor');
  const nodes = await Promise.all(
    Array.from({ length: writers }, (_, index) => createNode(server, person, project, 'Say', `Say ${index}`)),
  );

  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = new Map<string, Acknowledged>();
    const stop = { now: false };
    const work = nodes.map((node) => writeUntilStopped(server, person, project, node.Id, stop, acknowledged));
    // Each round kills the server after another number of edits, while all writers continue.
    const killedAfter = lastNumber + writers * (round + 1);
    await expect.poll(() => lastNumber, { timeout: 120_000, intervals: [10] }).toBeGreaterThan(killedAfter);
    expect(acknowledged.size).toBeGreaterThan(0);
    stop.now = true;
    await server.kill();
    await Promise.all(work);
    await server.start();

    person = await signIn(server, email, person.password);
    for (const { nodeId, value } of acknowledged.values()) {
      const stored = String((await readNode(server, person, project, nodeId)).PropertyValues.Notes);
      // A later edit may be stored without its response; an earlier value would be a loss.
      expect(Number(stored)).toBeGreaterThanOrEqual(Number(value));
    }
  }
}

async function writeUntilStopped(
  server: ServerProcess,
  person: Person,
  project: CreatedProject,
  nodeId: string,
  stop: { now: boolean },
  acknowledged: Map<string, Acknowledged>,
) {
  while (!stop.now) {
    lastNumber += 1;
    const value = String(lastNumber);
    try {
      const edited = await editNode(server, person, project, nodeId, 'Notes', value);
      if (edited.answer.Success) acknowledged.set(nodeId, { nodeId, value });
      const { Version } = await readNode(server, person, project, nodeId);
      await call(server, 'POST', 'SaveNode', {
        token: person.token,
        body: {
          TeamId: project.teamId,
          ProjectId: project.projectId,
          WorkflowId: project.workflowId,
          NodeId: nodeId,
          Version,
        },
      });
    } catch {
      return; // The server was killed.
    }
  }
}
