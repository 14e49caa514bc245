import { aRow } from '@confab/test-kit';
import type { Directive, Intent, IntentRequest, Request, dialog, ui } from 'ask-sdk-model';
import type { FastifyInstance } from 'fastify';
import type { JsonObject, ProjectId } from '@confab/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAlexa, openAlexa } from '../../../testing/channel-clients.ts';
import { createNode, leadTo, saveNode } from '../../../testing/nodes.ts';
import { aProject, toNodeId } from '../../../testing/people-and-projects.ts';
import { createResponse, publish, saveProject } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { anIntent, launch } from './testing/requests.ts';

const { app, owner: ada } = setUpServer();
let alexa: FastifyInstance;
let teaHouse: ProjectId;
/** A tea house that asks for another order after each order. */
let busyTeaHouse: ProjectId;
/** A tea house that asks whether the whole order is right. */
let carefulTeaHouse: ProjectId;
/** A tea house that serves nine cups at most. */
let smallTeaHouse: ProjectId;

beforeAll(async () => {
  alexa = await openAlexa(app);
  teaHouse = await publishTeaHouse();
  busyTeaHouse = await publishTeaHouse({ lastQuestion: 'Another one?' });
  carefulTeaHouse = await publishTeaHouse({ confirmAll: 'Is all of it right?' });
  smallTeaHouse = await publishTeaHouse({
    limits: { AcceptedTo: '9', OutsideResponse: createResponse('Nine at most.') },
  });
});
afterAll(() => alexa.close());

interface TeaHouse {
  readonly lastQuestion?: string;
  readonly confirmAll?: string;
  /** The limits of the number that the assistant asks for. */
  readonly limits?: JsonObject;
}

/** Publishes an assistant that asks for a note and a size, which is confirmed, and then for a number. */
async function publishTeaHouse({ lastQuestion, confirmAll = '', limits = {} }: TeaHouse = {}): Promise<ProjectId> {
  const { projectId, workflowId, startId } = await aProject(app, ada);
  const place = { projectId, workflowId };
  const ask = await createNode(app, ada, place, 'Ask', 'Question');
  const form = await createNode(app, ada, place, 'Capture', 'Order');
  const end = await createNode(app, ada, place, lastQuestion === undefined ? 'EndSession' : 'Ask', 'Last');
  const last = `{tv.Count} {tv.Size} with {tv.Note}. ${lastQuestion ?? ''}`;
  const again = { Kind: 'Expected', DisplayName: '', ExpectedResponse: 'yes', TargetNodeId: form.id };
  await saveNode(app, ada, toNodeId(end), {
    Response: createResponse(last.trim()),
    ...(lastQuestion !== undefined && { Connectors: [aRow('again', again)] }),
  });
  await saveNode(app, ada, toNodeId(ask), { Response: createResponse('What can I get you?') });
  const fields: readonly (readonly [string, string, JsonObject?])[] = [
    ['note', 'With what?'],
    ['size', 'How large?', { Confirm: createResponse('Really {tv.SlotValue}?') }],
    ['count', 'How many?', limits],
  ];
  await saveNode(app, ada, toNodeId(form), {
    Response: createResponse('Your order.'),
    ...(confirmAll !== '' && { ConfirmAll: createResponse(confirmAll) }),
    Slots: fields.map(([slot, question, more], at) =>
      aRow(slot, { Slot: slot, Required: true, Prompt: createResponse(question), ...more }, at),
    ),
    Connectors: leadTo(end.id),
  });
  const order = { Kind: 'Intent', DisplayName: '', IntentId: 'order', TargetNodeId: form.id };
  await saveNode(app, ada, startId, { Connectors: [aRow('order', order), ...leadTo(ask.id)] });
  const variable = (Name: string) => aRow(Name, { Name, Type: 'dynamic', DefaultValue: '', Scope: 'Project' });
  await saveProject(app, ada, projectId, {
    Variables: [variable('Note'), variable('Size'), variable('Count')],
    SlotTypes: [aRow('sizes', { Name: 'Sizes', Values: 'small\nlarge|big' })],
    Slots: [
      aRow('note', { Name: 'note', SlotType: 'text', Variable: 'Note' }),
      aRow('size', { Name: 'cup size', SlotType: 'sizes', Variable: 'Size' }),
      aRow('count', { Name: 'count', SlotType: 'number', Variable: 'Count' }),
    ],
    Intents: [aRow('order', { Name: 'Order', Samples: 'some tea please' })],
  });
  await publish(app, ada, projectId);
  return projectId;
}

const confirmationStatus = 'NONE';
const emptySlots = Object.fromEntries(
  ['note', 'cup_size', 'count'].map((name) => [name, { name, confirmationStatus } as const]),
);

type Values = Readonly<Record<string, string>>;
const toSlots = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { name, value, confirmationStatus } as const]),
  );

/** The intent Order with values of slots, as Alexa sends it: with all its slots. */
function order(values: Values = {}): Request {
  const slots = { ...emptySlots, ...toSlots(values) };
  return inDialog(anIntent({ name: 'Order', confirmationStatus, slots }, app.services.newId()));
}
const inDialog = (request: IntentRequest): Request => ({ ...request, dialogState: 'IN_PROGRESS' });
const yes = () => anIntent({ name: 'AMAZON.YesIntent', confirmationStatus }, app.services.newId());

const speech = (said: ui.OutputSpeech | undefined) => (said?.type === 'SSML' ? said.ssml : '').replace(/<[^<>]*>/g, '');
const isElicitation = (directive: Directive): directive is dialog.ElicitSlotDirective =>
  directive.type === 'Dialog.ElicitSlot';

/** A request for an intent, in which slots without a new value keep the value that the previous answer left. */
function withKept({ intent, ...request }: IntentRequest, kept: NonNullable<Intent['slots']>): IntentRequest {
  const slots = Object.entries(intent.slots ?? {}).map(([name, slot]) => [
    name,
    slot.value ? slot : (kept[name] ?? slot),
  ]);
  return { ...request, intent: { ...intent, ...(intent.slots && { slots: Object.fromEntries(slots) }) } };
}

/** Sends the requests one after another in a new session, which keeps its attributes and the intent as Alexa does. */
async function converse(requests: readonly Request[], assistant = teaHouse) {
  const sessionId = app.services.newId();
  const turns = [];
  let attributes: Readonly<Record<string, unknown>> | undefined;
  let kept: NonNullable<Intent['slots']> = {};
  for (const request of requests) {
    const sent = request.type === 'IntentRequest' ? withKept(request, kept) : request;
    const { answer } = await askAlexa(alexa, assistant, sent, { sessionId, attributes });
    attributes = answer.sessionAttributes;
    const directives = answer.response.directives?.filter(isElicitation) ?? [];
    kept = directives[0]?.updatedIntent?.slots ?? {};
    turns.push({ said: speech(answer.response.outputSpeech), directives, ends: answer.response.shouldEndSession });
  }
  return turns;
}

const elicits = (slotToElicit: string, values: Values = {}) => [
  {
    type: 'Dialog.ElicitSlot',
    slotToElicit,
    updatedIntent: { name: 'Order', confirmationStatus, slots: { ...emptySlots, ...toSlots(values) } },
  },
];

test('Alexa is made to listen for the value of each slot that the assistant asks for, to the end of the order', async () => {
  const launched = { ...launch, requestId: app.services.newId() };
  const answers = [order({ note: 'extra milk' }), order({ cup_size: 'big' }), yes(), order({ count: '2' })];
  expect(await converse([launched, order(), ...answers])).toEqual([
    { said: 'What can I get you?', directives: [], ends: false },
    { said: 'Your order. With what?', directives: elicits('note'), ends: false },
    { said: 'How large?', directives: elicits('cup_size', { note: 'extra milk' }), ends: false },
    { said: 'Really large?', directives: [], ends: false },
    { said: 'How many?', directives: elicits('count', { note: 'extra milk', cup_size: 'big' }), ends: false },
    { said: '2 large with extra milk.', directives: [], ends: true },
  ]);
});

test('a number that Alexa could not read is asked for again', async () => {
  const filled = order({ note: 'extra milk', cup_size: 'big' });
  const [, , again] = await converse([filled, yes(), order({ count: '?' })]);
  expect(again).toMatchObject({ directives: elicits('count', { note: 'extra milk', cup_size: 'big' }), ends: false });
});

test('the same intent spoken again is not an answer: the form begins again with the values that it has', async () => {
  const given = order({ note: 'extra milk' });
  expect((await converse([given, order()])).at(-1)).toEqual({
    said: 'Your order. How large?',
    directives: elicits('cup_size', { note: 'extra milk' }),
    ends: false,
  });
});

test('values that Alexa itself has asked for stay in the intent while the assistant asks for others', async () => {
  const completed = (values: Values): Request => ({ ...(order(values) as IntentRequest), dialogState: 'COMPLETED' });
  const filled = { cup_size: 'large', count: '2' };
  expect(await converse([completed(filled), completed({ note: 'extra milk' }), yes()])).toEqual([
    { said: 'Your order. With what?', directives: elicits('note', filled), ends: false },
    { said: 'Really large?', directives: [], ends: false },
    { said: '2 large with extra milk.', directives: [], ends: true },
  ]);
});

const firstOrder = () => [order({ note: 'extra milk' }), order({ cup_size: 'big' }), yes(), order({ count: '2' })];
const launchAgain = (): Request => ({ ...launch, requestId: app.services.newId() });
/** A touch of a suggestion on the screen. */
const touchChip = (text: string) =>
  ({ ...launchAgain(), type: 'Alexa.Presentation.APL.UserEvent', arguments: ['say', text] }) as unknown as Request;
const startOver = () => anIntent({ name: 'AMAZON.StartOverIntent', confirmationStatus }, app.services.newId());
const deniedOrder = (values: Values) => {
  const { intent, ...request } = order(values) as IntentRequest;
  return { ...request, intent: { ...intent, confirmationStatus: 'DENIED' as const } };
};

test('a second order in a session takes no values from the first, but may be given the same values', async () => {
  const turns = await converse([order(), ...firstOrder(), yes(), ...firstOrder()], busyTeaHouse);
  const asked = [
    { said: 'Your order. With what?', directives: elicits('note'), ends: false },
    { said: 'How large?', directives: elicits('cup_size', { note: 'extra milk' }), ends: false },
    { said: 'Really large?', directives: [], ends: false },
    { said: 'How many?', directives: elicits('count', { note: 'extra milk', cup_size: 'big' }), ends: false },
    { said: '2 large with extra milk. Another one?', directives: [], ends: false },
  ];
  expect(turns).toEqual([...asked, ...asked]);
});

test('speaking the intent again in a second order takes no values from the first order', async () => {
  const second = [yes(), order({ note: 'lemon' }), order()];
  expect((await converse([order(), ...firstOrder(), ...second], busyTeaHouse)).at(-1)).toEqual({
    said: 'Your order. How large?',
    directives: elicits('cup_size', { note: 'lemon' }),
    ends: false,
  });
});

test.each([
  ['started over', startOver],
  ['launched again', launchAgain],
])('an order that is %s has no values of the previous one', async (_, begin) => {
  const again = [begin(), touchChip('some tea please')];
  expect((await converse([order(), order({ note: 'extra milk', count: '2' }), ...again])).slice(1)).toEqual([
    { said: 'How large?', directives: elicits('cup_size', { note: 'extra milk', count: '2' }), ends: false },
    { said: 'What can I get you?', directives: [], ends: false },
    { said: 'Your order. With what?', directives: elicits('note'), ends: false },
  ]);
});

test('the values of an order that was denied are not kept for the next one', async () => {
  const again = deniedOrder({ note: 'extra milk', cup_size: 'big', count: '2' });
  const turns = await converse([order(), ...firstOrder(), again, yes()], busyTeaHouse);
  expect(turns.at(-1)).toEqual({ said: 'Your order. With what?', directives: elicits('note'), ends: false });
});

test('a corrected value replaces the previous one, and a withdrawn value may be given again', async () => {
  const no = anIntent({ name: 'AMAZON.NoIntent', confirmationStatus }, app.services.newId());
  const corrected = [order({ cup_size: 'small' }), no, order({ cup_size: 'small' }), yes()];
  expect((await converse([order({ note: 'extra milk', cup_size: 'big' }), yes(), ...corrected])).slice(1)).toEqual([
    { said: 'How many?', directives: elicits('count', { note: 'extra milk', cup_size: 'big' }), ends: false },
    { said: 'Really small?', directives: [], ends: false },
    { said: 'How large?', directives: elicits('cup_size', { note: 'extra milk' }), ends: false },
    { said: 'Really small?', directives: [], ends: false },
    { said: 'How many?', directives: elicits('count', { note: 'extra milk', cup_size: 'small' }), ends: false },
  ]);
});

test('Alexa gets the value that a chip has corrected until the end of the order', async () => {
  const corrected = [touchChip('make it small'), yes(), order({ count: '2' })];
  expect((await converse([order({ note: 'extra milk', cup_size: 'big' }), yes(), ...corrected])).slice(1)).toEqual([
    { said: 'How many?', directives: elicits('count', { note: 'extra milk', cup_size: 'big' }), ends: false },
    { said: 'Really small?', directives: [], ends: false },
    { said: 'How many?', directives: elicits('count', { note: 'extra milk', cup_size: 'small' }), ends: false },
    { said: '2 small with extra milk.', directives: [], ends: true },
  ]);
});

test('an order whose values are confirmed one by one and together ends after a yes to both questions', async () => {
  const filled = order({ note: 'extra milk', cup_size: 'large', count: '2' });
  expect(await converse([filled, yes(), yes()], carefulTeaHouse)).toEqual([
    { said: 'Your order. Really large?', directives: [], ends: false },
    { said: 'Is all of it right?', directives: [], ends: false },
    { said: '2 large with extra milk.', directives: [], ends: true },
  ]);
});

test('a skill without a dialog model, or an intent without the slot, gets no request for it', async () => {
  const { dialogState: _none, ...plain } = order() as IntentRequest;
  const other = inDialog(anIntent({ name: 'Order', confirmationStatus, slots: {} }, app.services.newId()));
  for (const request of [plain as Request, other]) {
    const [turn] = await converse([request]);
    expect(turn).toEqual({ said: 'Your order. With what?', directives: [], ends: false });
  }
});

test('a request that no assistant can answer keeps the slot that is asked for', async () => {
  const attributes = { dialog: { intent: 'Order', slots: ['note'], asked: 'note' } };
  const touched = { type: 'Alexa.Presentation.APL.UserEvent', requestId: 'r', timestamp: launch.timestamp } as const;
  const { answer } = await askAlexa(alexa, teaHouse, touched as Request, { attributes });
  expect(answer).toMatchObject({ response: { shouldEndSession: false }, sessionAttributes: attributes });
});

test('Alexa asks again for a slot whose value is outside its limits', async () => {
  const kept = { note: 'milk', cup_size: 'big' };
  const answers = [
    order({ note: 'milk' }),
    order({ cup_size: 'big' }),
    yes(),
    order({ count: '12' }),
    order({ count: '9' }),
  ];
  const [refused, done] = (await converse([order(), ...answers], smallTeaHouse)).slice(-2);
  expect(refused).toEqual({ said: 'Nine at most. How many?', directives: elicits('count', kept), ends: false });
  expect(done).toMatchObject({ said: '9 large with milk.', ends: true });
});
