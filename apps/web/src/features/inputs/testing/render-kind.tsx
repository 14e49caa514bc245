import type { JsonValue, Property } from '@confab/model';
import { screen } from '@testing-library/react';
import { ids } from '../../../testing/editing/world.ts';
import { renderForm } from './render-inputs.tsx';

/** Renders a form with one input labelled 'Field' that has the given value. */
export async function renderKind(
  property: Partial<Property>,
  value?: JsonValue,
  more: readonly Property[] = [],
  settings: Parameters<typeof renderForm>[1] = {},
) {
  const whole: Property = { name: 'P', label: 'Field', type: 'String', ...property };
  const form = await renderForm([whole, ...more], settings);
  if (value !== undefined)
    await form.happens(() => form.session.edit(ids.greet, { path: 'P', action: 'ValueChanged', updatedValue: value }));
  return { ...form, read: () => form.value('P') };
}

/** The text field of the rendered input. */
export const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
