import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { call, aVerifiedPerson, signIn, type Person } from '../fixtures/api.ts';
import { aDatabase } from '../fixtures/database.ts';
import { aNode, aProject, editNode, readNode, type MadeProject } from '../fixtures/project.ts';
import { startServer, type ServerProcess } from '../fixtures/server-process.ts';

const rounds = 6;
const writers = 4;

interface Acknowledged {
  readonly nodeId: string;
  readonly value: string;
}

test('nothing acknowledged is lost when the server is killed while saving, on the embedded database (F1)', async () => {
  const server = await startServer();
  try {
    await killWhileSaving(server);
  } finally {
    await server.dispose();
  }
});

test('nothing acknowledged is lost when the server is killed while saving, on a PostgreSQL server (F2)', async () => {
  const database = await aDatabase();
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
  let person = await aVerifiedPerson(server, email);
  const project = await aProject(server, person, 'Survivor');
  const nodes = await Promise.all(
    Array.from({ length: writers }, (_, index) => aNode(server, person, project, 'Say', `Say ${index}`)),
  );

  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = new Map<string, Acknowledged>();
    const stop = { now: false };
    const work = nodes.map((node) => writeUntilStopped(server, person, project, node.Id, stop, acknowledged));
    // On a slow machine the first answer takes its time; what counts is the time after it.
    await expect.poll(() => acknowledged.size, { timeout: 20_000, intervals: [10] }).toBeGreaterThan(0);
    await wait(50 + round * 120);
    stop.now = true;
    await server.kill();
    await Promise.all(work);
    await server.start();

    person = await signIn(server, email, person.password);
    for (const { nodeId, value } of acknowledged.values()) {
      const stored = String((await readNode(server, person, project, nodeId)).PropertyValues.Notes);
      // A later edit may have been stored without its answer getting through; an earlier one must not stand there.
      expect(Number(stored)).toBeGreaterThanOrEqual(Number(value));
    }
  }
}

async function writeUntilStopped(
  server: ServerProcess,
  person: Person,
  project: MadeProject,
  nodeId: string,
  stop: { now: boolean },
  acknowledged: Map<string, Acknowledged>,
) {
  for (let number = Date.now(); !stop.now; number += 1) {
    const value = String(number);
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
      return; // The server is gone, as it should be.
    }
  }
}
