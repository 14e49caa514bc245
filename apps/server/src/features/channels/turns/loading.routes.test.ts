import { simulatorCalls, type ChatResponse } from '@confab/contracts';
import { stages, type ProjectId } from '@confab/model';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { newId } from '../../../new-id.ts';
import { ProcessState } from '../../../process-state.ts';
import { chatWith, publishEchoProject } from '../../../testing/publish-project.ts';
import { recordSentStatements, type SentStatement } from '../../../testing/record-sent-statements.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app, owner: ada } = setUpServer();
let echo: ProjectId;
let statements: SentStatement[];
/** A server process that has just started: it has no program and no settings in memory. */
let started: FastifyInstance;

beforeAll(async () => {
  echo = await publishEchoProject(app, ada, {});
  statements = recordSentStatements(app.database.pool);
});
beforeEach(() => start());
afterEach(() => started.close());

async function start() {
  const services = { ...app.services, processState: new ProcessState() };
  started = await buildApp(services, { readiness: { isReady: true }, webFolder: services.config.dataDir });
  statements.length = 0;
}

const listTransactionTexts = () => statements.filter(({ isInTransaction }) => isInTransaction).map(({ text }) => text);
/** The statements within transactions that read what programs are compiled from. */
const listSourceReads = () => listTransactionTexts().filter((text) => text.includes('"content"'));

async function chat(payload: object) {
  const { body } = await started.inject({ method: 'POST', url: `/channels/chat/${echo}/live`, payload });
  return JSON.parse(body) as ChatResponse;
}

const own = ({ messages }: ChatResponse) => messages.map(({ text }) => text);

test('no transaction waits for the release of a new conversation to be compiled', async () => {
  expect(own(await chat({ type: 'start' }))).toEqual(['Hello']);
  expect(listTransactionTexts()).toContainEqual(expect.stringContaining('channel_session'));
  expect(listSourceReads()).toEqual([]);
});

test('after a restart, no transaction waits for the release of a continued conversation to be compiled', async () => {
  const { answer } = await chatWith(app, echo, { type: 'start' });
  const { sessionId } = answer;
  expect(own(await chat({ type: 'resume', sessionId }))).toEqual(['Hello']);
  expect(listSourceReads()).toEqual([]);
  await started.close();
  await start();
  expect(own(await chat({ type: 'say', sessionId, turnId: newId(), text: 'menu' }))).toHaveLength(1);
  expect(listSourceReads()).toEqual([]);
});

test.each(stages)(
  'a simulation of the stage %s starts while no transaction waits for it to be compiled',
  async (stage) => {
    const body = { inputValue: null, projectId: echo, stage };
    const response = await started.inject({
      method: simulatorCalls.step.method,
      url: `${simulatorCalls.step.path}?ProjectId=${echo}`,
      headers: { 'x-tv-client': '1', 'client-token': ada.token },
      payload: body,
    });
    expect(response.body).toContain('Hello');
    expect(listTransactionTexts()).toContainEqual(expect.stringContaining('simulator_session'));
    expect(listSourceReads()).toEqual([]);
  },
);
