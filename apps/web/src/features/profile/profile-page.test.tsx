import { profileCalls } from '@confab/contracts';
import { aRow } from '@confab/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceTime } from '../../testing/advance-time.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { guardedNavigation } from '../../leave-guard/leave-guard.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useToasts } from '../../toasts/toast-store.ts';
import { useChooseLanguage } from '../../session/use-choose-language.ts';
import { setLanguage } from '../../words/language.ts';
import { preloadKinds } from '../../testing/preload-input-kinds.ts';
import { ProfilePage } from './profile-page.tsx';
import { renderProfile } from './testing/render-profile.tsx';
import { clearToasts } from '../../testing/modals-and-toasts.ts';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const toasts = () =>
  useToasts.getState().toasts.map(({ name, message }) => [name.message, message.message].filter(Boolean).join(': '));

beforeAll(preloadKinds);
beforeEach(clearToasts);
afterEach(() => setLanguage('en'));

describe('My Profile', () => {
  test('My Profile shows the inputs of the account with a Save button at the bottom (P2.38, P4.8, A9.53)', async () => {
    const { ready } = renderProfile({ values: { About: 'Machines' } });
    const save = await ready();
    expect(field(/^First name/)).toHaveProperty('value', 'Ada');
    expect(field(/^About you/)).toHaveProperty('value', 'Machines');
    const last = [...document.querySelectorAll('form input, form textarea, form button')].at(-1);
    expect(last).toBe(save);
  });

  test('My Profile loads the account and its schema in one call (P4.3, P7.40, A9.48)', async () => {
    const { ready, made } = renderProfile();
    await ready();
    expect(made.map(({ path }) => path)).toEqual([profileCalls.getDetails.path]);
  });

  test("My Profile shows the creation date of the account in the account's time zone (P9.22, P9.26)", async () => {
    const { ready } = renderProfile();
    await ready();
    expect(screen.getByText('Account since 01/01/2026')).toBeTruthy();
  });

  test('My Profile shows a skeleton while the profile is loading', () => {
    renderProfile();
    expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeTruthy();
  });

  test('My Profile shows why the profile cannot be loaded and loads it again on request (P8.15)', async () => {
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

  test('My Profile opens the categories with expandByDefault (P4.58, P3.4)', async () => {
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

  test('My Profile shows a locked input that cannot be edited (P5.36)', async () => {
    const { ready, user } = renderProfile();
    await ready();
    await user.click(tab('Staying in touch'));
    expect(screen.getByText('ada@example.test')).toBeTruthy();
    expect(screen.getByText('Locked')).toBeTruthy();
    expect(screen.queryByDisplayValue('ada@example.test')).toBeNull();
  });
});

describe('inputs that the script of the schema controls', () => {
  test('the script of the schema shows and hides inputs on load and after changes (P4.56)', async () => {
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

  test('the script of the schema disables inputs (P4.56)', async () => {
    const { ready, user } = renderProfile();
    await ready();
    await user.click(tab('Your work'));
    expect(screen.getByLabelText('Day begins')).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('switch', { name: 'No fixed hours' }));
    await waitFor(() => expect(screen.getByLabelText('Day begins')).toHaveProperty('disabled', true));
  });

  test('inputs stay visible when the script of the schema fails, and the failure is logged (P4.56)', async () => {
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

describe('saving the profile', () => {
  test('saving the profile sends only the changed values, nested by parent (P7.17)', async () => {
    const { ready, user, saved } = renderProfile();
    const save = await ready();
    await user.type(field(/^Organisation/), 'Harbour');
    await user.clear(field(/^Last name/));
    await user.click(save);
    await waitFor(() => expect(saved()).toEqual([{ LastName: '', Work: { Organisation: 'Harbour' } }]));
  });

  test('saving the profile sends the added rows of a table (P7.17)', async () => {
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

  test('several use cases can be chosen and saved (P3.22)', async () => {
    const { ready, user, saved } = renderProfile();
    const save = await ready();
    await user.click(tab('Your work'));
    await user.click(screen.getByRole('checkbox', { name: 'Education' }));
    await user.click(screen.getByRole('checkbox', { name: 'Research' }));
    await user.click(save);
    await waitFor(() => expect(saved()).toEqual([{ Work: { UseCases: 'Education,Research' } }]));
  });

  test('saving the profile shows the toasts Saving and Saved for two seconds each (P4.33, P9.6, A9.26)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { ready, user } = renderProfile();
    const save = await ready();
    await user.type(field(/^Organisation/), 'Harbour');
    await user.click(save);
    await waitFor(() => expect(screen.getByText('Everything is saved')).toBeTruthy());
    expect(toasts()).toEqual(['Saving']);
    await advanceTime(2_000);
    expect(toasts()).toEqual(['Saved']);
    await advanceTime(2_000);
    expect(toasts()).toEqual([]);
    vi.useRealTimers();
  });

  test('a failed save shows the message of the server and keeps the edits (P8.59, P4.33, A8.91)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { ready, user } = renderProfile({ refusal: 'Birthday: Date should be in yyyyMMddHHmmss Format' });
    const save = await ready();
    await user.type(field(/^Organisation/), 'Harbour');
    await user.click(save);
    await waitFor(() => expect(toasts()).toEqual(['Saving']));
    await advanceTime(2_100);
    expect(toasts()).toEqual(['Failed: Birthday: Date should be in yyyyMMddHHmmss Format']);
    expect(field(/^Organisation/)).toHaveProperty('value', 'Harbour');
    expect(screen.getByText('You have unsaved changes')).toBeTruthy();
    vi.useRealTimers();
  });

  test('saving the profile sends nothing while an input is invalid, and shows the error below it (P8.62)', async () => {
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

  test('saving the profile moves the focus to an invalid input in another category (P8.62)', async () => {
    const { ready, user } = renderProfile({ values: { ContactBy: 'Phone' } });
    const save = await ready();
    await user.click(save);
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect(tab(/Staying in touch/).getAttribute('aria-selected')).toBe('true');
    expect(within(tab(/Staying in touch/)).getByText('needs attention')).toBeTruthy();
  });

  test('saving the profile moves the focus to an invalid table in a closed category', async () => {
    const row = aRow('one', { Title: 'Me', Address: 'ftp://a.test' });
    const { ready, user } = renderProfile({ values: { Links: [row] } });
    const save = await ready();
    await user.click(save);
    const words = 'The address of a link must begin with https:// or http://';
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('ftp://a.test'));
  });

  test('saving the profile shows an error of the validation script below its input', async () => {
    const { ready, user, saved } = renderProfile({ values: { Role: 'Something else' } });
    const save = await ready();
    await user.click(save);
    expect(await screen.findByText('Describe your role in a few words')).toBeTruthy();
    await user.type(field(/^What do you do/), 'Kites');
    expect(screen.queryByText('Describe your role in a few words')).toBeNull();
    await user.click(save);
    await waitFor(() => expect(saved()).toEqual([{ Work: { OtherRole: 'Kites' } }]));
  });

  test('the profile can be edited and saved by keyboard alone', async () => {
    const { ready, user, saved } = renderProfile();
    await ready();
    field(/^Organisation/).focus();
    await user.keyboard('Harbour{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(1));
  });
});

describe('the profile photo', () => {
  const picture = new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' });
  const choose = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

  test('My Profile uploads a photo as soon as it is chosen and shows it', async () => {
    const { ready, user, made } = renderProfile();
    await ready();
    await user.upload(choose(), picture);
    await waitFor(() =>
      expect(made.at(-1)).toMatchObject({ input: { body: { fileName: 'me.png', content: 'AQID' } } }),
    );
    expect(await screen.findByRole('button', { name: 'Choose another picture' })).toBeTruthy();
    expect(screen.getByText('Everything is saved')).toBeTruthy();
  });

  test('a photo that is too large is not uploaded', async () => {
    const { ready, user, made } = renderProfile();
    await ready();
    const large = new File([new Uint8Array(5 * 1_048_576 + 1)], 'large.png', { type: 'image/png' });
    await user.upload(choose(), large);
    expect(await screen.findByText('The picture is larger than 5 MB. Please choose a smaller one.')).toBeTruthy();
    expect(toasts()).toContain('Upload Error: Error uploading {file}');
    expect(made.map(({ path }) => path)).not.toContain(profileCalls.uploadPhoto.path);
  });

  test('My Profile removes the photo with the next save', async () => {
    const { ready, user, saved } = renderProfile({ values: { ProfilePhotoAssetId: 'photo' } });
    const save = await ready();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(save);
    await waitFor(() => expect(saved()).toEqual([{ ProfilePhotoAssetId: '' }]));
  });
});

describe('leaving the profile', () => {
  test('leaving My Profile asks for confirmation while there are unsaved changes', async () => {
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

  test('closing the tab makes the browser ask for confirmation while there are unsaved changes', async () => {
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

describe('the language of the account', () => {
  test('choosing a language changes the interface at once', async () => {
    const { ready, user } = renderProfile();
    await ready();
    await user.click(screen.getByRole('combobox', { name: 'Language of Confab' }));
    await user.click(await screen.findByRole('option', { name: 'Deutsch', hidden: true }));
    expect(await screen.findByRole('heading', { name: 'Mein Profil' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Vorname/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
  });
  test('a language that is chosen elsewhere is shown in the form, which keeps unsaved values', async () => {
    function Elsewhere() {
      const choose = useChooseLanguage();
      return (
        <button type="button" onClick={() => void choose('de')}>
          Deutsch, please
        </button>
      );
    }
    const { ready, user, saved } = renderProfile({ values: { Language: 'English' }, children: <Elsewhere /> });
    await ready();
    await user.type(field(/^Organisation/), 'Harbour');
    await user.click(screen.getByRole('button', { name: 'Deutsch, please' }));
    await screen.findByRole('combobox', { name: 'Sprache von Confab' });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Sprache von Confab' })).toHaveProperty('value', 'Deutsch'),
    );
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(JSON.stringify(saved())).toContain('Harbour');
    expect(JSON.stringify(saved())).not.toContain('Language');
  });
});
