import { buildInputs, defaultTimeZone, createDefaultValues, listOptions, timeZoneNames } from '@confab/inputs';
import { propertySchema } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import { CatalogueFault } from './checks/catalogue-fault.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { shippedData } from './shipped-data.ts';

const schema = catalogue.accountSchema;
const input = (name: string) => {
  const found = schema.properties.find((property) => property.name === name);
  if (!found) throw new Error(`The account has no input ${name}`);
  return found;
};

/** Returns the faults of the catalogue after a change of the account schema. */
function listFaultsAfter(change: (account: Record<string, unknown>) => void): string {
  // A round trip through JSON gives data of the same shape.
  const data = JSON.parse(JSON.stringify(shippedData)) as { schemas: Record<string, unknown>[] };
  for (const one of data.schemas) if (one['Kind'] === 'account') change(one);
  try {
    loadCatalogue({ ...shippedData, schemas: data.schemas });
  } catch (error) {
    if (error instanceof CatalogueFault) return error.faults.join('\n');
    throw error;
  }
  return '';
}
const properties = (account: Record<string, unknown>) => account['Properties'] as Record<string, unknown>[];

describe('account schema', () => {
  test('the account schema has groups, categories, properties, scripts and attributes (P3.3)', () => {
    expect(schema.groups.length).toBeGreaterThan(1);
    expect(schema.categories.length).toBeGreaterThan(1);
    expect(schema.properties.length).toBeGreaterThan(10);
    expect(Object.keys(schema.javaScript ?? {}).toSorted()).toEqual(['getControlDisplay', 'validatePreSave']);
    expect(schema.attributes).toEqual({
      Name: 'Account',
      Description: 'The profile of an account',
      Icon: 'user-circle',
      InputParamsType: 'Dynamic',
    });
  });

  test('the account schema may have the scripts ValidatePreSave, GetControlDisplay and AssistantResponse (P3.3)', () => {
    const data = JSON.parse(JSON.stringify(shippedData)) as { schemas: Record<string, unknown>[] };
    const account = data.schemas.find((one) => one['Kind'] === 'account') ?? {};
    const AssistantResponse = 'function AssistantResponse(values) { return {}; }';
    account['JavaScript'] = { ...(account['JavaScript'] as object), AssistantResponse };
    const { javaScript } = loadCatalogue({ ...shippedData, schemas: data.schemas }).accountSchema;
    expect(javaScript?.assistantResponse).toBe(AssistantResponse);
    expect(javaScript?.validatePreSave).toContain('function ValidatePreSave');
    expect(javaScript?.getControlDisplay).toContain('function GetControlDisplay');
  });

  test('the account schema has tab and accordion categories with titles, descriptions and tooltips (P3.4)', () => {
    const tabs = schema.categories.filter(({ topTab }) => topTab);
    const accordions = schema.categories.filter(({ topTab }) => !topTab);
    expect([tabs.length, accordions.length]).toEqual([3, 2]);
    expect(accordions.map(({ id, expandByDefault = false }) => [id, expandByDefault])).toEqual([
      ['locale', true],
      ['links', false],
    ]);
    expect(schema.categories.find(({ id }) => id === 'contact')).toMatchObject({
      id: 'contact',
      title: 'Staying in touch',
      description: 'Choose what we send you, and how.',
      tooltipText: 'Emails about your account, such as a password reset, are always sent.',
    });
  });

  test('the account schema has groups with an id, a title and a description (P3.5)', () => {
    expect(schema.groups).toContainEqual({
      id: 'hours',
      title: 'Working hours',
      description: 'In your time zone.',
    });
  });

  test('the profile initially opens the first category and those marked as expanded (P4.58)', () => {
    const open = buildInputs(schema, { extensions: [] }).filter(({ isOpenAtFirst }) => isOpenAtFirst);
    expect(open.map(({ id }) => id)).toEqual(['you', 'locale']);
  });

  test('the default time zone of an account is Brisbane (P3.2, P9.22)', () => {
    expect(createDefaultValues(schema, () => 'id')['Timezone']).toBe(defaultTimeZone);
    expect(listOptions(input('Timezone')).map(({ label }) => label)).toEqual(timeZoneNames);
  });

  test('the profile allows several use cases (P3.22)', () => {
    expect([input('UseCases').type, input('UseCases').displayAs]).toEqual(['MultiSelect', 'MultiDetailedCheckbox']);
    expect(listOptions(input('UseCases')).length).toBeGreaterThan(3);
  });

  test('an input of the account schema supports all property fields of the protocol (P3.32)', () => {
    const wire = {
      Name: 'Photo',
      Type: 'Image',
      DefaultValue: '',
      Validation: '{"MinValue": 1, "MaxValue": 2, "Flags": []}',
      Flags: ['mandatory'],
      CategoryId: 'you',
      GroupId: 'identity',
      ParentName: 'Work',
      TooltipText: 'What it is for',
      TooltipLink: 'https://example.org',
      DisplayWidth: 12,
      HAlign: 'center',
    };
    expect(z.encode(propertySchema, z.decode(propertySchema, wire as z.input<typeof propertySchema>))).toEqual(wire);
    expect(z.safeDecode(propertySchema, { ...wire, DisplayWidth: 13 } as never).success).toBe(false);
    expect(z.safeDecode(propertySchema, { ...wire, HAlign: 'middle' } as never).success).toBe(false);
  });

  test('every input of the account schema has a tooltip', () => {
    const all = schema.properties.flatMap((one) => [one, ...(one.table?.properties ?? [])]);
    expect(all.filter(({ tooltipText = '' }) => tooltipText === '')).toEqual([]);
  });

  test.each(['Roles', 'VIP', 'IsVerified', 'TvAccountId', 'CreatedDate', 'ActiveTeam'])(
    'the catalogue rejects an account schema that lets people write %s (ACC-14)',
    (name) => {
      const faults = listFaultsAfter((account) => properties(account).push({ Name: name, Type: 'String' }));
      expect(faults).toContain(`must not let people write "${name}"`);
    },
  );

  test('the catalogue rejects an account schema with an editable email address (ACC-14)', () => {
    const faults = listFaultsAfter((account) => {
      for (const one of properties(account)) if (one['Name'] === 'Email') delete one['Flags'];
    });
    expect(faults).toContain('must lock the input "Email"');
  });

  test('the catalogue requires exactly one account schema', () => {
    expect(listFaultsAfter((account) => (account['Kind'] = 'node'))).toContain('there are 0 instead of 1');
  });

  test('the catalogue rejects an account schema without attributes or scripts', () => {
    const faults = listFaultsAfter((account) => {
      account['Attributes'] = { Name: 'Account' };
      delete account['JavaScript'];
    });
    expect(faults).toContain('has no attribute "InputParamsType"');
    expect(faults).toContain('lacks one of its scripts');
  });
});
