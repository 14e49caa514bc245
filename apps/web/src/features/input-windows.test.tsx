import type { JsonValue, Property } from '@confab/model';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ModalHost } from '../modals/modal-host.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { closeModals } from '../testing/modals-and-toasts.ts';
import { renderPage } from '../testing/render-page.tsx';
import { renderKind } from './inputs/testing/render-kind.tsx';
import './modals.ts';

afterEach(async () => {
  closeModals();
  await act(() => vi.dynamicImportSettled());
});

interface NamedWindow {
  readonly property: Partial<Property>;
  readonly value?: JsonValue;
  /** The buttons that lead to the window. */
  readonly buttons: readonly string[];
  /** The name of the window. */
  readonly name: RegExp;
}

/** The windows of inputs by their names in the specification. */
const windows: Readonly<Record<string, NamedWindow>> = {
  html: { property: { displayAs: 'html' }, value: '<b>', buttons: ['Raw edit'], name: /HTML Code Editor/ },
  'htmlPreview (the HTML editor without a way to apply)': {
    property: { displayAs: 'html' },
    value: '<b>',
    buttons: ['Preview'],
    name: /HTML/,
  },
};

it.each(Object.keys(windows))('an input opens the window %s (A2.32)', async (title) => {
  const { property, value, buttons, name } = windows[title]!;
  const { user } = await renderKind(property, value);
  renderPage(fakeApi({}).api, <ModalHost />);
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const button of buttons) await press(user, button);
  expect(await screen.findByRole('dialog', { name })).toBeTruthy();
});

async function press(user: UserEvent, name: string) {
  await user.click((await screen.findAllByRole('button', { name: new RegExp(name) }))[0]!);
}
