import { catalogue } from '@confab/catalogue';
import { expect, test } from 'vitest';
import { connectorParams } from './connector-params.ts';

test.each([
  ['Intent', ['IntentId', 'OpenTurns']],
  ['Expected', ['ExpectedResponse']],
  ['NoMatch', []],
])('a connector of a question that follows %s shows only the inputs of that kind', (Kind, expected) => {
  const connectors = catalogue.nodeSchemas['Ask']?.properties.find(({ name }) => name === 'Connectors');
  const columns = connectors?.table?.properties ?? [];
  const shown = connectorParams.selectColumns?.(columns, { Kind }).map(({ name }) => name) ?? [];
  const ofOneKind = ['IntentId', 'OpenTurns', 'ExpectedResponse'];
  expect(ofOneKind.filter((name) => shown.includes(name))).toEqual(expected);
});
