// npm run alexa: talks to a published assistant as Alexa does, through its real endpoint, with requests that only the
// local environment trusts.
//
//   npm run alexa -- http://localhost:4000/channels/alexa/{project id}/live launch OrderPizza size=large,topping=salami AMAZON.YesIntent
//
// Each further argument is a turn: launch, end, or an intent; a following argument with `=` holds its slots.
import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/paths.mjs';
import { exitWithError, requireNode } from './lib/print.mjs';

requireNode();
const [address = '', ...words] = process.argv.slice(2);
if (!URL.canParse(address) || words.length === 0)
  exitWithError(
    'Give the address of the channel and the turns: npm run alexa -- http://localhost:4000/channels/… launch',
  );
const secretFile = join(resolve(process.env.DATA_DIR ?? join(root, 'data')), 'app-secret');
const secret = process.env.APP_SECRET ?? (existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : '');
if (secret === '')
  exitWithError(`${secretFile} does not exist. Start the server first, or name its folder with DATA_DIR.`);

const locale = process.env.LOCALE ?? 'en-US';
const session = { sessionId: `test.session.${randomUUID()}`, userId: `test.user.${randomUUID()}` };
let attributes = {};
for (const [index, word] of words.entries()) {
  if (word.includes('=')) continue;
  const slots = words[index + 1]?.includes('=') ? words[index + 1] : '';
  const { response = {}, sessionAttributes = {} } = await send(toRequest(word, slots), index === 0);
  attributes = sessionAttributes;
  const { ssml = '', text = ssml } = response.outputSpeech ?? {};
  console.log(`> ${word} ${slots}\n${text}${response.shouldEndSession ? '\n(the session ends)' : ''}`);
  if (response.shouldEndSession) break;
}

function toRequest(word, slots) {
  const request = { requestId: `test.request.${randomUUID()}`, timestamp: new Date().toISOString(), locale };
  if (word === 'launch') return { ...request, type: 'LaunchRequest' };
  if (word === 'end') return { ...request, type: 'SessionEndedRequest', reason: 'USER_INITIATED' };
  const named = slots
    .split(',')
    .filter((slot) => slot !== '')
    .map((slot) => {
      const split = slot.indexOf('=');
      const name = slot.slice(0, split);
      return [name, { name, value: slot.slice(split + 1), confirmationStatus: 'NONE' }];
    });
  const intent = { name: word, confirmationStatus: 'NONE', slots: Object.fromEntries(named) };
  return { ...request, type: 'IntentRequest', dialogState: 'COMPLETED', intent };
}

async function send(request, isNew) {
  const application = { applicationId: process.env.SKILL_ID ?? 'amzn1.ask.skill.test' };
  const user = { userId: session.userId };
  const device = { deviceId: 'test.device', supportedInterfaces: {} };
  const body = JSON.stringify({
    version: '1.0',
    session: { new: isNew, sessionId: session.sessionId, application, user, attributes },
    context: { System: { application, user, device, apiEndpoint: 'https://api.amazonalexa.com' } },
    request,
  });
  const signature = createHmac('sha256', secret).update('alexa-test:').update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-confab-test-signature': signature };
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (!answer.ok) exitWithError(`The server answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
