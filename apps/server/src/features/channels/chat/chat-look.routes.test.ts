import { projectCalls, publishingCalls, type ChatResponse } from '@confab/contracts';
import { frontendVersion, type JsonObject } from '@confab/model';
import { expect, test } from 'vitest';
import { aProject } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app, owner: ada } = setUpServer();

async function chat(projectId: string, payload: object): Promise<ChatResponse> {
  const url = `/channels/chat/${projectId}/live`;
  return (await app.app.inject({ method: 'POST', url, payload })).json();
}

/** Publishes a new project whose settings have these values. */
async function publishWith(look: JsonObject): Promise<string> {
  const { teamId, projectId } = await aProject(app, ada);
  const { token } = ada;
  const { propertyValues, version } = (await app.call(projectCalls.getValues, { query: { projectId }, token })).result;
  const body = { teamId, projectId, version, frontendVersion, propertyValues: { ...propertyValues, ...look } };
  expect((await app.call(projectCalls.save, { body, token })).message).toBe('');
  const promotion = { projectId, source: 1 as const, environments: ['2' as const, '0' as const] };
  const promoted = await app.call(publishingCalls.promote, {
    query: { owningTeamId: teamId },
    body: { ...promotion, acceptedTerms: true, overrideReason: 'A project of a test' },
    token,
  });
  expect(promoted.message).toBe('');
  return projectId;
}

test('the chat page shows the name, greeting, picture, colour and type face that the authors published', async () => {
  const look = { greeting: 'Ask me about boats.', avatarUrl: 'https://www.example.com/a.png', colour: '#1f5fa8' };
  const projectId = await publishWith({
    ChatName: 'Harbour helper',
    ChatGreeting: look.greeting,
    ChatAvatar: look.avatarUrl,
    ChatColour: look.colour,
    ChatFont: 'serif',
  });
  const opened = await chat(projectId, { type: 'start' });
  expect(opened).toMatchObject({ assistantName: 'Harbour helper', look: { ...look, font: 'serif' } });
  const resumed = await chat(projectId, { type: 'resume', sessionId: opened.sessionId });
  expect(resumed).toMatchObject({ assistantName: 'Harbour helper', look: { ...look, font: 'serif' } });
});

test('without settings the chat page has the name of the project and no look of its own', async () => {
  const opened = await chat(await publishWith({ ChatFont: null }), { type: 'start' });
  expect(opened.assistantName).toBe('Harbour');
  expect(opened.look).toBeUndefined();
});
