import { signInMessages } from '@confab/identity';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineWords, useWords } from './define-words.ts';
import { syncDocumentLanguage, setLanguage, useLanguage } from './language.ts';
import { nameMessage } from './message.ts';
import { useMessage } from './messages.ts';
import { toastMessages } from './web-messages.ts';

let giveGerman: () => void;
const german = new Promise<void>((resolve) => {
  giveGerman = resolve;
});
const words = defineWords(
  { greeting: (name: string) => `Hello, ${name}` },
  {
    de: async () => {
      await german;
      return { words: { greeting: (name: string) => `Hallo, ${name}` } };
    },
  },
);

function Greeting() {
  const say = useMessage();
  return (
    <>
      <h1>{useWords(words).greeting('Ada')}</h1>
      <p>{say(nameMessage('signInMessages.passwordMissing', signInMessages.passwordMissing))}</p>
      <p>{say(toastMessages.resentTo, { email: 'ada@example.test' })}</p>
      <p>{say({ message: 'A message nobody has translated' })}</p>
    </>
  );
}
const shown = () => document.body.textContent;

beforeEach(() => {
  localStorage.clear();
  useLanguage.setState({ language: 'en' });
});
afterEach(() => vi.restoreAllMocks());

describe('the language of the interface, English by default (P9.20, A9.9)', () => {
  test('the interface keeps its language until the words of the new one are loaded, then changes at once', async () => {
    render(
      <Suspense fallback="nothing yet">
        <Greeting />
      </Suspense>,
    );
    const changed = setLanguage('de');
    expect(screen.getByRole('heading').textContent).toBe('Hello, Ada');
    giveGerman();
    await act(() => changed);
    expect(shown()).toBe(
      'Hallo, AdaBitte gib ein Passwort einNoch einmal gesendet an ada@example.testA message nobody has translated',
    );
  });

  test('words that could not be loaded are shown in English until there is a connection again', async () => {
    let isAway = true;
    const further = defineWords(
      { guides: 'Guides' },
      {
        de: async () => {
          if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
          return { words: { guides: 'Anleitungen' } };
        },
      },
    );
    function Heading() {
      return <h2>{useWords(further).guides}</h2>;
    }
    useLanguage.setState({ language: 'de' });
    await act(async () => {
      render(
        <Suspense fallback="nothing yet">
          <Heading />
        </Suspense>,
      );
    });
    expect(shown()).toBe('Guides');
    await act(async () => void dispatchEvent(new Event('online')));
    expect(shown()).toBe('Guides');
    isAway = false;
    await act(async () => void dispatchEvent(new Event('online')));
    expect(shown()).toBe('Anleitungen');
  });

  test("the document's language attribute follows the language of the interface", async () => {
    syncDocumentLanguage();
    expect(document.documentElement.lang).toBe('en');
    await setLanguage('de-AT');
    expect(document.documentElement.lang).toBe('de');
  });

  test('the chosen language is stored in the browser, and unknown languages are ignored', async () => {
    await setLanguage('de');
    await setLanguage('tlh');
    expect(useLanguage.getState().language).toBe('de');
    vi.resetModules();
    const { useLanguage: later } = await import('./language.ts');
    expect(later.getState().language).toBe('de');
  });

  test('the language that is chosen last is stored, even while the words of another are loading', async () => {
    const german = setLanguage('de');
    await setLanguage('en');
    await german;
    vi.resetModules();
    const { useLanguage: later } = await import('./language.ts');
    expect([useLanguage.getState().language, later.getState().language]).toEqual(['en', 'en']);
  });

  test.each([
    ['English, when the browser asks for none that is spoken here', ['fr', 'tlh'], 'en'],
    ['the browser’s first that is spoken here', ['fr', 'de-CH', 'en'], 'de'],
  ])('the language of the interface is %s', async (_what, asked, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked);
    vi.resetModules();
    const { useLanguage: fresh } = await import('./language.ts');
    expect(fresh.getState().language).toBe(language);
  });
});
