import type { ItemSchema, Property } from '@confab/model';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderKind } from '../testing/render-kind.tsx';

interface FactCase {
  readonly property: Partial<Property>;
  readonly value?: string | number;
  readonly schema?: Partial<ItemSchema>;
  readonly see: (user: UserEvent) => Promise<unknown> | unknown;
}

const field = (name = 'Field') => screen.queryByRole('textbox', { name });
const limits = '{"MinValue":2,"MaxValue":5}';
const children: Property[] = [{ name: 'Street', type: 'String' }];

async function openTip(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'About Field' }));
  return within(screen.getByRole('dialog', { name: 'About Field' }));
}

/** What a person sees of each fact that a schema says about an input. */
const facts: Readonly<Record<string, FactCase>> = {
  'shows its Value': { property: {}, value: 'Ahoy', see: () => expect(field()).toHaveProperty('value', 'Ahoy') },
  'looks as its Type says': {
    property: { type: 'Bool' },
    see: () => expect(screen.getByRole('switch', { name: 'Field' })).toBeTruthy(),
  },
  'looks as its DisplayAs says': {
    property: { type: 'Int', displayAs: 'slider' },
    see: () => expect(screen.getByRole('slider', { name: 'Field' })).toBeTruthy(),
  },
  'is explained by its TooltipText': {
    property: { tooltipText: 'Said first', description: 'Not this' },
    see: async (user) => expect((await openTip(user)).getByText('Said first')).toBeTruthy(),
  },
  'is explained by its Description without a tooltip': {
    property: { description: 'A greeting' },
    see: async (user) => expect((await openTip(user)).getByText('A greeting')).toBeTruthy(),
  },
  'with children is explained by its Description as well': {
    property: {
      type: 'Composite',
      description: 'Where it is',
      table: { tableType: '', displayColumns: [], properties: children },
    },
    see: async (user) => expect((await openTip(user)).getByText('Where it is')).toBeTruthy(),
  },
  'leads to its TooltipLink': {
    property: { tooltipLink: 'https://help.example.test/' },
    async see(user) {
      const link = (await openTip(user)).getByRole('link', { name: 'More Info' });
      expect(link).toHaveProperty('href', 'https://help.example.test/');
    },
  },
  'that is mandatory is marked, and empty once it was left it is an error': {
    property: { flags: ['mandatory'] },
    async see(user) {
      expect(screen.getByText('*')).toBeTruthy();
      expect(screen.getByRole('textbox', { name: /^Field/ })).toHaveProperty('required', true);
      await user.click(screen.getByRole('textbox', { name: /^Field/ }));
      await user.tab();
      expect(await screen.findByText('Value is required')).toBeTruthy();
    },
  },
  'with the flag Hidden is not shown': { property: { flags: ['Hidden'] }, see: () => expect(field()).toBeNull() },
  'that its Validation hides is not shown': {
    property: { validation: '{"Flags":["hidden"]}' },
    see: () => expect(field()).toBeNull(),
  },
  'that its Validation makes read-only is locked': {
    property: { validation: '{"Flags":["readonly"]}' },
    see() {
      expect(field()).toHaveProperty('disabled', true);
      expect(screen.getByText('Locked')).toBeTruthy();
    },
  },
  'below its MinValue is an error': {
    property: { type: 'Int', validation: limits },
    value: 1,
    see: () => expect(screen.getByText('Value should be 2 or more')).toBeTruthy(),
  },
  'above its MaxValue is an error': {
    property: { type: 'Int', validation: limits },
    value: 6,
    see: () => expect(screen.getByText('Value should be 5 or less')).toBeTruthy(),
  },
  'is in the category of its CategoryId': {
    property: { categoryId: 'voice' },
    schema: { categories: [{ id: 'voice', title: 'Voice' }] },
    see: () =>
      expect(
        within(screen.getByRole('region', { name: 'Voice' })).getByRole('textbox', { name: 'Field' }),
      ).toBeTruthy(),
  },
  'is in the group of its GroupId': {
    property: { groupId: 'greeting' },
    schema: { groups: [{ id: 'greeting', title: 'Greeting', expandByDefault: false }] },
    async see(user) {
      expect(field()).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Greeting' }));
      expect(await screen.findByRole('textbox', { name: 'Field' })).toBeTruthy();
    },
  },
  'has its children inside, which are called by their Names without labels': {
    property: { type: 'Composite', table: { tableType: '', displayColumns: [], properties: children } },
    see: () =>
      expect(
        within(screen.getByRole('group', { name: 'Field' })).getByRole('textbox', { name: 'Street' }),
      ).toBeTruthy(),
  },
};

test.each(Object.keys(facts))('an input %s (A3.27)', async (title) => {
  const { property, value, schema = {}, see } = facts[title]!;
  const { user } = await renderKind(property, value, [], { schema });
  await see(user);
});
