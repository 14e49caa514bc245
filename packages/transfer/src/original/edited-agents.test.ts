import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeAgent } from '../dialogflow/write-agent.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';

const intent = {
  id: 'intent 1',
  name: 'Trip',
  webhookUsed: true,
  events: [{ name: 'TRIP' }],
  responses: [
    {
      action: 'book.trip',
      parameters: [
        { id: 'parameter 1', name: 'city', dataType: '@sys.geo-city', value: '$city', defaultValue: 'Oslo' },
        { id: 'parameter 2', name: 'seat', dataType: '@seat', value: '$seat' },
      ],
      messages: [
        { type: '0', lang: 'en', speech: ['Booked.'] },
        { type: '0', lang: 'en', platform: 'FACEBOOK', speech: ['Booked on Facebook.'] },
        { type: '4', lang: 'en', payload: { template: 'ticket' } },
      ],
    },
  ],
};

const phrases = ['Rome', 'Paris'].map((city) => ({
  id: `phrase ${city}`,
  data: [
    { text: `a ticket from ${city === 'Rome' ? 'here' : 'home'} to `, userDefined: false },
    { text: city, alias: 'city', meta: '@sys.geo-city', userDefined: true },
    { text: ' at the ', userDefined: false },
    { text: 'window', alias: 'seat', meta: '@seat', userDefined: true },
  ],
  isTemplate: false,
  count: 0,
}));

const agent: Files = new Map(
  Object.entries({
    'agent.json': { language: 'en', displayName: 'Trips' },
    'intents/Trip.json': intent,
    'intents/Trip_usersays_en.json': phrases,
    'entities/seat.json': { id: 'entity 1', name: 'seat', isEnum: true },
    'entities/seat_entries_en.json': [{ value: 'window', synonyms: ['window', 'view'] }],
  }).map(([path, json]) => [path, JSON.stringify(json)]),
);

function importAgent(): ProjectDocument {
  const { document, findings } = readPackage(agent, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return document;
}

const write = (document: ProjectDocument) => {
  const { files, report, findings } = writeAgent(document, countingIds());
  const readFile = (path: string) => JSON.parse(files.get(path) ?? 'null');
  return { readFile, findings, getSection: (name: string) => report.find(({ section }) => section === name) };
};

test('messages of further platforms that an edited answer replaces are reported as lost', () => {
  const document = importAgent();
  const nodes = JSON.parse(JSON.stringify(document.nodes).replaceAll('Booked.', 'It is yours.'));
  const { readFile, getSection } = write({ ...document, nodes });
  expect(readFile('intents/Trip.json').responses[0].messages).toHaveLength(1);
  expect(getSection('answers')).toMatchObject({ items: [{ name: 'Trip', outcome: 'lost' }] });
  expect(write(document).getSection('answers')).toMatchObject({ lost: 0, changed: 0 });
});
