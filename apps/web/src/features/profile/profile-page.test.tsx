import { profileCalls } from '@confab/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { guardedNavigation } from '../../leave-guard/leave-guard.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useToasts } from '../../toasts/toast-store.ts';
import { setLanguage } from '../../words/language.ts';
import { preloadKinds } from '../../testing/preload-input-kinds.ts';
import { ProfilePage } from './profile-page.tsx';
import { renderProfile } from './testing/render-profile.tsx';

// The form is a large one, and finding things by role in it takes a document of tests its time.
vi.setConfig({ testTimeout: 20_000 });

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const toasts = () =>
  useToasts.getState().toasts.map(({ name, message }) => (name === '' ? message : `${name}: ${message}`));

beforeAll(preloadKinds);
beforeEach(() => useToasts.setState({ toasts: [], isHeld: false }));
afterEach(() => setLanguage('en'));

describe('My Profile', () => {
  test('shows the inputs of the account, with a Save button at the bottom (P2.38, P4.8, A9.53)', async () => {
    const { ready } = renderProfile({ values: { About: 'Machines' } });
    const save = await ready();
    expect(field(/^First name/)).toHaveProperty('value', 'Ada');
    expect(field(/^About you/)).toHaveProperty('value', 'Machines');
    const last = [...document.querySelectorAll('form input, form textarea, form button')].at(-1);
    expect(last).toBe(save);
  });

  test('asks for the account and its schema at once (P4.3, P7.40, A9.48)', async () => {
    const { ready, made } = renderProfile();
    await ready();
    expect(made.map(({ path }) => path)).toEqual([profileCalls.getDetails.path]);
  });

  test("says by the account's clock since when it is there (P9.22, P9.26)", async () => {
    const { ready } = renderProfile();
    await ready();
    expect(screen.getByText('Account since 01/01/2026')).toBeTruthy();
  });

  test('has the shape of a form while it is loading', () => {
    renderProfile();
    expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeTruthy();
  });

  test('says why it could not be loaded, and tries again (P8.15)', async () => {
    let isBroken = true;
    const { api } = fakeApi({
      [profileCalls.getDetails.path]: () => {
        if (isBroken) throw new Error('Failure getting Account Details');
        return new Promise(() => undefined);
      },
    });
    renderPage(api, <ProfilePage />);
    expect(await screen.findByText('Failure getting Account Details')).toBeTruthy();
    isBroken = false;
    screen.getByRole('button', { name: /again|Retry/i }).click();
    expect(await screen.findByRole('status', { name: 'Loading your profile' })).toBeTruthy();
  });

  test('opens the categories that ask for it (P4.58, P3.4)', async () => {
    const { ready } = renderProfile();
    await ready();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'You',
      'Your work',
      'Staying in touch',
    ]);
    const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
    expect([isOpen('Language and time'), isOpen('Links')]).toEqual(['true', 'false']);
  });

  test('shows a locked input, which takes no changes (P5.36)', async () => {
    const { ready, user } = renderProfile();
    await ready();
    await user.click(tab('Staying in touch'));
    expect(screen.getByText('ada@example.test')).toBeTruthy();
    expect(screen.getByText('Locked')).toBeTruthy();
    expect(screen.queryByDisplayValue('ada@example.test')).toBeNull();
  });
});

describe('inputs that depend on others', () => {
  test('come and go as the script of the schema says, on load and after changes (P4.56)', async () => {
    const { ready, user } = renderProfile({ values: { Newsletter: true } });
    await ready();
    await user.click(tab('Staying in touch'));
    expect(screen.getByRole('checkbox', { name: 'New features' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(await screen.findByRole('textbox', { name: /^Phone/ })).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Newsletter' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'New features' })).toBeNull());
  });

  test('are switched off as the script of the schema says (P4.56)', async () => {
    const { ready, user } = renderProfile();
    await ready();
    await user.click(tab('Your work'));
    expect(screen.getByLabelText('Day begins')).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('switch', { name: 'No fixed hours' }));
    await waitFor(() => expect(screen.getByLabelText('Day begins')).toHaveProperty('disabled', true));
  });

  test('stay as they are when the script fails, and that is logged (P4.56)', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failing = {
      run: async () => ({ type: 'failed', reason: 'tooSlow', problem: 'it went on and on' }) as const,
    };
    const { ready, user } = renderProfile({ runner: failing });
    await ready();
    await user.click(tab('Staying in touch'));
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('The script GetControlDisplay failed. it went on and on');
    logged.mockRestore();
  });
});

describe('saving', () => {
  test('sends what was changed, by parents and names (P7.17)', async () => {
    const { ready, user, saved } = renderProfile();
    const save = await ready();
    await user.type(field(/^Organisation/), 'Harbour');
    await user.clear(field(/^Last name/));
    await user.click(save);
    await waitFor(() => expect(saved()).toEqual([{ LastName: '', Work: { Organisation: 'Harbour' } }]));
  });

  test('adds rows of a table, which are sent as they are (P7.17)', async () => {
    const { ready, user, saved } = renderProfile();
    const save = await ready();
    await user.click(screen.getByRole('button', { name: 'Links' }));
    await user.click(await screen.findByRole('button', { name: 'Add the first link' }));
    await user.type(field(/^Title/), 'Me');
    await user.type(field(/^Address/), 'https://a.test');
    await user.click(save);
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.['Links']).toMatchObject([{ Values: { Title: 'Me', Address: 'https://a.test' } }]);
  });

  test('chooses several use cases (P3.22)', async () => {
    const { ready, user, saved } = renderProfile();
    const save = await ready();
    await user.click(tab('Your work'));
    await user.click(screen.getByRole('checkbox', { name: 'Education' }));
    await user.click(screen.getByRole('checkbox', { name: 'Research' }));
    await user.click(save);
    await waitFor(() => expect(saved()).toEqual([{ Work: { UseCases: 'Education,Research' } }]));
  });

  test('says Saving and Saved, each for two seconds (P4.33, P9.6)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { ready, user } = renderProfile();
    const save = await ready();
    await user.type(field(/^Organisation/), 'Harbour');
    await user.click(save);
    await waitFor(() => expect(screen.getByText('Everything is saved')).toBeTruthy());
    expect(toasts()).toEqual(['Saving']);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(toasts()).toEqual(['Saved']);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(toasts()).toEqual([]);
    vi.useRealTimers();
  });

  test("says Failed with the server's words, and keeps what was typed (P8.59, P4.33, A8.91)", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { ready, user } = renderProfile({ refusal: 'Birthday: Date should be in yyyyMMddHHmmss Format' });
    const save = await ready();
    await user.type(field(/^Organisation/), 'Harbour');
    await user.click(save);
    await waitFor(() => expect(toasts()).toEqual(['Saving']));
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(toasts()).toEqual(['Failed: Birthday: Date should be in yyyyMMddHHmmss Format']);
    expect(field(/^Organisation/)).toHaveProperty('value', 'Harbour');
    expect(screen.getByText('You have unsaved changes')).toBeTruthy();
    vi.useRealTimers();
  });

  test('sends nothing while something is wrong, and says it under the field (P8.62)', async () => {
    const { ready, user, saved } = renderProfile();
    const save = await ready();
    await user.clear(field(/^First name/));
    await user.click(save);
    const wrong = await screen.findByText('Value is required');
    expect(field(/^First name/).getAttribute('aria-describedby')).toContain(wrong.closest('[id]')?.id ?? 'nothing');
    expect(await screen.findByText('One input needs your attention:')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^First name/));
    expect([saved(), toasts()]).toEqual([[], []]);
  });

  test('leads to an input that is wrong in another category (P8.62)', async () => {
    const { ready, user } = renderProfile({ values: { ContactBy: 'Phone' } });
    const save = await ready();
    await user.click(save);
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect(tab(/Staying in touch/).getAttribute('aria-selected')).toBe('true');
    expect(within(tab(/Staying in touch/)).getByText('needs attention')).toBeTruthy();
  });

  test('leads to a table in a category that was closed', async () => {
    const row = { RowId: 'one', Order: 'a0', Values: { Title: 'Me', Address: 'ftp://a.test' } };
    const { ready, user } = renderProfile({ values: { Links: [row] } });
    const save = await ready();
    await user.click(save);
    const words = 'The address of a link has to begin with https:// or http://';
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('ftp://a.test'));
  });

  test('asks the script of the schema, and says what it says under the field', async () => {
    const { ready, user, saved } = renderProfile({ values: { Role: 'Something else' } });
    const save = await ready();
    await user.click(save);
    expect(await screen.findByText('Say in a few words what you do')).toBeTruthy();
    await user.type(field(/^What do you do/), 'Kites');
    expect(screen.queryByText('Say in a few words what you do')).toBeNull();
    await user.click(save);
    await waitFor(() => expect(saved()).toEqual([{ Work: { OtherRole: 'Kites' } }]));
  });

  test('works by keyboard alone', async () => {
    const { ready, user, saved } = renderProfile();
    await ready();
    field(/^Organisation/).focus();
    await user.keyboard('Harbour{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(1));
  });
});

describe('the photo', () => {
  const picture = new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' });
  const choose = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

  test('is sent as soon as it is chosen, and shown', async () => {
    const { ready, user, made } = renderProfile();
    await ready();
    await user.upload(choose(), picture);
    await waitFor(() =>
      expect(made.at(-1)).toMatchObject({ input: { body: { fileName: 'me.png', content: 'AQID' } } }),
    );
    expect(await screen.findByRole('button', { name: 'Choose another picture' })).toBeTruthy();
    expect(screen.getByText('Everything is saved')).toBeTruthy();
  });

  test('that is too large is not sent at all', async () => {
    const { ready, user, made } = renderProfile();
    await ready();
    const large = new File([new Uint8Array(5 * 1_048_576 + 1)], 'large.png', { type: 'image/png' });
    await user.upload(choose(), large);
    expect(await screen.findByText('The picture is larger than 5 MB. Please choose a smaller one.')).toBeTruthy();
    expect(toasts()).toContain('Upload Error: Error uploading {file}');
    expect(made.map(({ path }) => path)).not.toContain(profileCalls.uploadPhoto.path);
  });

  test('is taken away with the next save', async () => {
    const { ready, user, saved } = renderProfile({ values: { ProfilePhotoAssetId: 'photo' } });
    const save = await ready();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(save);
    await waitFor(() => expect(saved()).toEqual([{ ProfilePhotoAssetId: '' }]));
  });
});

describe('leaving', () => {
  test('asks while there is something unsaved', async () => {
    const { ready, user } = renderProfile();
    await ready();
    const go = vi.fn();
    guardedNavigation(go, '/teams', {} as never);
    expect(go).toHaveBeenCalledOnce();
    await user.type(field(/^Organisation/), 'Harbour');
    act(() => guardedNavigation(go, '/teams', {} as never));
    expect(go).toHaveBeenCalledOnce();
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(go).toHaveBeenCalledTimes(2);
  });

  test('by closing the tab is asked about by the browser', async () => {
    const { ready, user } = renderProfile();
    await ready();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(field(/^Organisation/), 'Harbour');
    expect(closing()).toBe(true);
  });
});

describe('the language', () => {
  test('of the interface is the one that is chosen, at once', async () => {
    const { ready, user } = renderProfile();
    await ready();
    await user.click(screen.getByRole('combobox', { name: 'Language of Confab' }));
    await user.click(await screen.findByRole('option', { name: 'Deutsch', hidden: true }));
    expect(await screen.findByRole('heading', { name: 'Mein Profil' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Vorname/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
  });
});
