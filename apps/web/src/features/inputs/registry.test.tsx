import { inputTypes, type InputType, type Property } from '@confab/model';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../testing/editing/world.ts';
import { getInputDefinition } from './registry.ts';
import { everyKind, getKindName } from './testing/every-kind.ts';
import { renderForm } from './testing/render-inputs.tsx';

afterEach(() => vi.restoreAllMocks());

/** Kinds without an editable value. */
const shown = new Set(['String label', 'String labelCopy', 'String CopyToClipboardLabel', 'Button', 'Message warning']);

/** Renders a form with every kind and its value. */
async function renderEveryKind(more: Partial<Property> = {}, settings = {}) {
  const form = await renderForm(
    everyKind.map(({ property }) => ({ ...property, ...more })),
    settings,
  );
  const fieldOf = (name: string) => document.querySelector<HTMLElement>(`[data-input="${name}"]`)!;
  return { ...form, fieldOf };
}

const listControls = (field: HTMLElement) =>
  [...field.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea, button, [role=slider]')].filter(
    (control) => !control.closest('[hidden]') && !/^(About|Copy) /.test(control.getAttribute('aria-label') ?? ''),
  );

function isOff(control: HTMLElement) {
  return (
    control.matches(':disabled, [aria-disabled=true], [data-disabled]') || control.closest('[data-disabled]') !== null
  );
}

describe('every kind of input', () => {
  test('every input kind of the specification has its own definition (A3.31, A3.32, A3.33)', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const type of inputTypes.filter((one) => one !== 'MultiSelect')) getInputDefinition(type);
    for (const { property } of everyKind) getInputDefinition(property.type, property.displayAs);
    expect(warned).not.toHaveBeenCalled();
  });

  test.each([
    ['display type', 'MultiSelect', 'MultiTwo', 'MultiSelect/MultiTwo'],
    // Schemas of a newer server may have types that this client does not know.
    ['type', 'Hologram' as InputType, undefined, 'Hologram'],
  ] as const)('an unknown %s of an input is text and logged once (A8.95, A8.97)', (_what, type, displayAs, name) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const text = getInputDefinition('String');
    for (let time = 0; time < 2; time += 1) expect(getInputDefinition(type, displayAs).component).toBe(text.component);
    expect(warned.mock.calls).toEqual([[`There is no kind of input for ${name}.`]]);
  });

  test('only an Enum can be a dropdown list (A5.26)', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const dropdown = getInputDefinition('Enum', 'DropdownList').component;
    expect(getInputDefinition('String', 'DropdownList').component).not.toBe(dropdown);
    expect(getInputDefinition('Int', 'DropdownList').component).not.toBe(dropdown);
    expect(getInputDefinition('Enum', 'CascadingDropdownList').component).not.toBe(dropdown);
  });

  test('every input kind has an accessible name and can be edited', async () => {
    const { fieldOf: getField } = await renderEveryKind();
    for (const { property } of everyKind) {
      const field = getField(property.name);
      const label = getKindName(property);
      if (label === 'Message warning') continue;
      const named = listControls(field).filter((control) => getAccessibleName(control).includes(label));
      if (shown.has(label)) expect(field.textContent, label).toContain(label);
      else expect(named.length, label).toBeGreaterThan(0);
      expect(shown.has(label) || listControls(field).some((control) => !isOff(control)), label).toBe(true);
    }
  });

  test.each([
    ['is locked by its Validation (A5.24, A3.27)', { validation: '{"Flags":["readonly"]}' }, {}],
    ['is in a project that may only be read (A5.24)', {}, { isReadOnly: true }],
  ])('an input that %s cannot be edited', async (_why, more, settings) => {
    const { fieldOf } = await renderEveryKind(more, settings);
    for (const { property } of everyKind) {
      const label = getKindName(property);
      const open = listControls(fieldOf(property.name)).filter((control) => !isOff(control));
      if (!shown.has(label))
        expect([label, open.map((control) => control.outerHTML.slice(0, 80))]).toEqual([label, openWhenLocked(label)]);
    }
  });

  test('every input kind shows a change by a colleague in their colour', async () => {
    const { fieldOf, world, happens, pass, client } = await renderEveryKind();
    const grace = await world.open('grace');
    for (const { property, value } of everyKind)
      await happens(() =>
        grace.session.edit(ids.greet, { path: property.name, action: 'ValueChanged', updatedValue: value }),
      );
    await pass(2_500);
    await happens(() => void client.deliver());
    for (const { property, value } of everyKind) {
      const field = fieldOf(property.name);
      if (value !== '') expect(field.querySelector('[data-flash=true]'), getKindName(property)).not.toBeNull();
    }
  });

  test('every input kind shows why its edit was refused, and is described by that (A8.98)', async () => {
    const { session, happens, pass, fieldOf, world } = await renderEveryKind();
    world.backend.deny('ada');
    for (const { property, value } of everyKind)
      await happens(() =>
        session.edit(ids.greet, { path: property.name, action: 'ValueChanged', updatedValue: value || 'x' }),
      );
    await pass(5_000);
    for (const { property } of everyKind) {
      const label = getKindName(property);
      if (shown.has(label)) continue;
      const field = fieldOf(property.name);
      const error = within(field).getByRole('alert');
      expect(error.textContent, label).toBe('Error saving value');
      const described = [...field.querySelectorAll('[aria-describedby]')].map((one) =>
        one.getAttribute('aria-describedby'),
      );
      expect(described.join(' '), label).toContain(error.id);
    }
  });
});

/** Read-only forms still open the code editor and the HTML preview. */
function openWhenLocked(label: string) {
  return ['String javascript', 'JSON', 'JSON '].includes(label) ? [expect.stringContaining('button')] : [];
}

function getAccessibleName(control: HTMLElement) {
  const by = (id: string | null) =>
    id
      ?.split(' ')
      .map((one) => document.getElementById(one)?.textContent ?? '')
      .join(' ') ?? '';
  const label = control.id === '' ? null : document.querySelector(`label[for="${control.id}"]`);
  return `${control.getAttribute('aria-label') ?? ''} ${by(control.getAttribute('aria-labelledby'))} ${by(control.closest('[role=group],[role=radiogroup]')?.getAttribute('aria-labelledby') ?? null)} ${label?.textContent ?? ''} ${control.textContent}`;
}
