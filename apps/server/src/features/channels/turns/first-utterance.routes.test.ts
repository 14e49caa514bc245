import { aRow } from '@confab/test-kit';
import type { JsonObject } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { agentRequest, askAgent } from '../../../testing/channel-clients.ts';
import { createNode, leadTo, saveNode } from '../../../testing/nodes.ts';
import { toNodeId } from '../../../testing/people-and-projects.ts';
import { createResponse, publish } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { computeKeyedHash } from '../compute-keyed-hash.ts';

const { app, owner: ada, project } = setUpServer();

/** Start leads to a question. 'swordfish' is expected; anything else leads to a mail. */
beforeAll(async () => {
  const ask = await createNode(app, ada, project, 'Ask');
  const mail = await createNode(app, ada, project, 'EmailSms');
  await saveNode(app, ada, project.startId, { Connectors: leadTo(ask.id) });
  await saveNode(app, ada, toNodeId(mail), {
    Settings: { Channel: 'Email', Recipient: 'desk@confab.test', Subject: 'Not understood', Text: 'Look.', Html: '' },
    Connectors: leadTo(project.say.id),
  });
  await saveNode(app, ada, toNodeId(project.say), { Response: createResponse('Someone will look.') });
  await saveNode(app, ada, toNodeId(ask), {
    Response: createResponse('The password, please'),
    Connectors: [
      connect('e', { Kind: 'Expected', ExpectedResponse: 'swordfish', TargetNodeId: project.say.id }),
      connect('nomatch', { Kind: 'NoMatch', TargetNodeId: mail.id }),
    ],
  });
  await publish(app, ada, project.projectId);
});

const connect = (id: string, values: JsonObject) => aRow(id, { DisplayName: '', ...values });

async function sendFirst(text: string) {
  const request = agentRequest(text, app.services.newId(), app.services.newId());
  const { answer } = await askAgent(app, project.projectId, request);
  const endpoint = { projectId: project.projectId, channel: 'dialogflow', stage: 'Live' } as const;
  const event = await app.services.db
    .selectFrom('channelEvent')
    .selectAll()
    .where('teamId', '=', ada.teamId)
    .where('sessionHash', '=', computeKeyedHash(app.services, endpoint, 'session', request.session))
    .executeTakeFirstOrThrow();
  return { said: answer.fulfillmentText, event };
}
const countMails = async () => {
  const mails = app.services.db.selectFrom('outboxMail').select('id').where('recipient', '=', 'desk@confab.test');
  return (await mails.execute()).length;
};

describe('the first utterance of a conversation', () => {
  test('a first utterance that is not understood is answered with the greeting, counts as missed and sends nothing', async () => {
    const { said, event } = await sendFirst('xqzt');
    expect(said).toBe('The password, please');
    expect(event).toMatchObject({ turn: 1, isMatched: false });
    expect(event.taken).not.toContainEqual(expect.stringContaining('nomatch'));
    expect(await countMails()).toBe(0);
  });

  test('a first utterance that is understood is counted with the nodes that led to its question', async () => {
    const { said, event } = await sendFirst('swordfish');
    expect(said).toBe('Someone will look.');
    expect(event.visited).toEqual(expect.arrayContaining([project.startId, project.say.id]));
  });
});
