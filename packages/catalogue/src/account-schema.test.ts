import { buildInputs, defaultTimeZone, defaultValues, listOptions, timeZoneNames } from '@confab/inputs';
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

/** What is wrong with the catalogue when the account's schema is changed like this. */
function faultsWith(change: (account: Record<string, unknown>) => void): string {
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

describe("the account's schema", () => {
  test('has groups, categories, properties, scripts and attributes (P3.3)', () => {
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

  test('has categories as tabs and as accordions, with what a category may have (P3.4)', () => {
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
      description: 'You decide what reaches you, and how.',
      tooltipText: 'Mails about your account, such as a new password, are always sent.',
    });
  });

  test('has groups with an id, a title and a description (P3.5)', () => {
    expect(schema.groups).toContainEqual({
      id: 'hours',
      title: 'Working hours',
      description: 'By the clock of your time zone.',
    });
  });

  test('opens the categories that ask for it, and the first (P4.58)', () => {
    const open = buildInputs(schema, { extensions: [] }).filter(({ isOpenAtFirst }) => isOpenAtFirst);
    expect(open.map(({ id }) => id)).toEqual(['you', 'locale']);
  });

  test('begins in the time zone of Brisbane (P3.2, P9.22)', () => {
    expect(defaultValues(schema, () => 'id')['Timezone']).toBe(defaultTimeZone);
    expect(listOptions(input('Timezone')).map(({ label }) => label)).toEqual(timeZoneNames);
  });

  test('asks for several use cases at once (P3.22)', () => {
    expect([input('UseCases').type, input('UseCases').displayAs]).toEqual(['MultiSelect', 'MultiDetailedCheckbox']);
    expect(listOptions(input('UseCases')).length).toBeGreaterThan(3);
  });

  test('may have on an input what the protocol has there (P3.32)', () => {
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

  test('explains every input with a tooltip', () => {
    const all = schema.properties.flatMap((one) => [one, ...(one.table?.properties ?? [])]);
    expect(all.filter(({ tooltipText = '' }) => tooltipText === '')).toEqual([]);
  });

  test.each(['Roles', 'VIP', 'IsVerified', 'TvAccountId', 'CreatedDate', 'ActiveTeam'])(
    'may not let people write their %s (ACC-14)',
    (name) => {
      const faults = faultsWith((account) => properties(account).push({ Name: name, Type: 'String' }));
      expect(faults).toContain(`must not let people write "${name}"`);
    },
  );

  test('has to lock the address one signs in with (ACC-14)', () => {
    const faults = faultsWith((account) => {
      for (const one of properties(account)) if (one['Name'] === 'Email') delete one['Flags'];
    });
    expect(faults).toContain('must lock the input "Email"');
  });

  test('is there once', () => {
    expect(faultsWith((account) => (account['Kind'] = 'node'))).toContain('there are 0 instead of one');
  });

  test('says what it is called and brings its scripts', () => {
    const faults = faultsWith((account) => {
      account['Attributes'] = { Name: 'Account' };
      delete account['JavaScript'];
    });
    expect(faults).toContain('has no attribute "InputParamsType"');
    expect(faults).toContain('lacks one of its scripts');
  });
});
