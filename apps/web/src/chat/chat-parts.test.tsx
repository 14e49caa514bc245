import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChatPage } from './chat-page.tsx';
import { ChatWordsProvider } from './chat-words.tsx';
import type { FromHost, ToHost } from './host/host-bridge.ts';
import { aChat, answer, connect } from './testing/chat.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a message', () => {
  test('a message shows heading, picture, list, recording and video in its layout (A2.109)', async () => {
    const rich = {
      from: 'assistant' as const,
      heading: 'Today',
      text: 'We have:\n- tea\n- coffee\nMore at https://cafe.example/menu.',
      imageUrl: 'https://cafe.example/cup.png',
      imageAlt: 'A cup of coffee',
      audioUrl: 'https://cafe.example/hello.mp3',
      videoUrl: 'https://youtu.be/abcDEF12345',
    };
    render(<ChatPage {...aChat(() => answer('', { messages: [rich] }))} />);
    const log = within(screen.getByRole('log'));
    expect(await log.findByText('Today')).toBeDefined();
    expect(log.getByRole('img', { name: 'A cup of coffee' })).toBeDefined();
    expect(log.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['tea', 'coffee']);
    const link = log.getByRole('link', { name: 'https://cafe.example/menu' });
    expect(link.getAttribute('rel')).toContain('noopener');
    // The text of the message is the transcript of the audio player.
    const player = log.getByLabelText('Recording');
    expect([player.tagName, player.hasAttribute('controls'), player.getAttribute('src')]).toEqual([
      'AUDIO',
      true,
      rich.audioUrl,
    ]);
    expect(log.getByText(/We have:/)).toBeDefined();
    // The platform must not learn of the visit before the video is played.
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(log.getByRole('button', { name: 'Play from youtu.be' }));
    expect(document.querySelector('iframe')?.src).toContain('youtube-nocookie.com');
  });

  test('the text of the assistant is formatted, and the text of the visitor stays as typed', async () => {
    const formatted = 'See **our** [menu](https://cafe.example/menu)';
    render(<ChatPage {...aChat(() => answer(formatted))} />);
    expect((await screen.findByText('our')).tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'menu' }).getAttribute('href')).toBe('https://cafe.example/menu');
    await userEvent.type(screen.getByRole('textbox'), '**not bold**{Enter}');
    expect(await screen.findByText('**not bold**')).toBeDefined();
  });

  test('a message has no heading when its layout has none', async () => {
    const message = {
      from: 'assistant' as const,
      heading: 'Not this',
      text: 'But this',
      imageUrl: null,
      layout: 'ImageLeftNoHeading' as const,
    };
    render(<ChatPage {...aChat(() => answer('', { messages: [message] }))} />);
    expect(await screen.findByText('But this')).toBeDefined();
    expect(screen.queryByText('Not this')).toBeNull();
  });

  test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)'])(
    'a message of the visitor or the assistant shows the markup %s as text (CHAT-5)',
    async (text) => {
      render(<ChatPage {...aChat(({ type }) => answer(type === 'say' ? text : 'Ahoy!'))} />);
      await screen.findByText('Ahoy!');
      await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`);
      expect(await screen.findAllByText(text)).toHaveLength(2);
      expect(document.querySelector('.bubble img, script, a[href^="javascript"]')).toBeNull();
    },
  );
});

describe('speech and dictation', () => {
  test('a message is read aloud in the language of the assistant and can be stopped', async () => {
    const spoken: { text: string; lang: string }[] = [];
    const cancel = vi.fn();
    vi.stubGlobal('speechSynthesis', { speak: (one: { text: string; lang: string }) => spoken.push(one), cancel });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class extends EventTarget {
        text: string;
        lang = '';
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    );
    const message = { from: 'assistant' as const, heading: '', text: '3 €', speech: 'three euros', imageUrl: null };
    const { unmount } = render(<ChatPage {...aChat(() => answer('', { messages: [message], language: 'de' }))} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Listen/ }));
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['three euros', 'de']]);
    cancel.mockClear();
    await userEvent.click(screen.getByRole('button', { name: /^Stop/ }));
    expect(cancel).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /^Listen/ })).toBeDefined();
    unmount();
  });

  test('dictation fills the input, and neither feature is offered when the browser lacks it', async () => {
    const made: EventTarget[] = [];
    vi.stubGlobal(
      'SpeechRecognition',
      class extends EventTarget {
        constructor() {
          super();
          made.push(this);
        }
        start() {
          this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: 'a coffee' }]] }));
          this.dispatchEvent(new Event('end'));
        }
        stop() {}
        abort() {}
      },
    );
    const { unmount } = render(<ChatPage {...aChat(() => answer('Ahoy!'))} />);
    await screen.findByText('Ahoy!');
    expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'a coffee');
    unmount();
    vi.unstubAllGlobals();
    render(<ChatPage {...aChat(() => answer('Ahoy!'))} />);
    await screen.findByText('Ahoy!');
    expect(screen.queryByRole('button', { name: 'Speak instead of typing' })).toBeNull();
  });
});

describe('ChatPage', () => {
  test('a message written offline is sent once when the browser is online again', async () => {
    let isDown = true;
    const { connection, requests } = connect((request) => {
      if (request.type === 'say' && isDown) throw new Error('no network');
      return answer(request.type === 'say' ? 'Heard you.' : 'Ahoy!');
    });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Ahoy!');
    onLine.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/You are offline/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox'), 'hello{Enter}');
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Heard you.')).toBeDefined();
    const turns = requests.filter((request) => request.type === 'say').map(({ turnId }) => turnId);
    expect(turns).toEqual(['turn 1', 'turn 1']);
    onLine.mockRestore();
  });

  test('the German page names who takes over the conversation', async () => {
    render(
      <ChatWordsProvider language="de">
        <ChatPage {...aChat(() => answer('Tschüss', { ended: true, handover: 'Die Küche' }))} />
      </ChatWordsProvider>,
    );
    expect(await screen.findByText('Ab hier übernimmt Die Küche.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Neues Gespräch beginnen' })).toBeDefined();
  });

  test("the page has the text direction and the voice of the assistant's language", async () => {
    render(<ChatPage {...aChat(() => answer('שלום', { language: 'he-IL', suggestionChips: ['תפריט'] }))} />);
    const said = await screen.findByText('שלום');
    expect(said.closest('[dir=rtl]')).not.toBeNull();
    expect(said.closest('[lang]')?.getAttribute('lang')).toBe('he-IL');
    expect(screen.getByRole('button', { name: 'תפריט' }).lang).toBe('he-IL');
  });

  test('arrow up recalls earlier messages', async () => {
    render(<ChatPage {...aChat(({ type }) => answer(type === 'say' ? 'And?' : 'Ahoy!'))} />);
    await screen.findByText('Ahoy!');
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'one{Enter}');
    await screen.findByText('And?');
    await userEvent.type(field, '{ArrowUp}');
    expect(field).toHaveProperty('value', 'one');
    await userEvent.type(field, '{ArrowDown}');
    expect(field).toHaveProperty('value', '');
  });

  test('the host page receives every turn and can send requests', async () => {
    const { host, told, ask } = aHost();
    render(<ChatPage {...aChat(({ type }) => answer(type === 'say' ? 'Done.' : 'Ahoy!'))} host={host} isPopUp />);
    await screen.findByText('Ahoy!');
    ask({ confab: 'say', text: 'from outside' });
    expect(await screen.findByText('Done.')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
    expect(told.map((message) => message.confab)).toEqual(['ready', 'turn', 'turn', 'close', 'close']);
    expect(told[2]).toMatchObject({ said: 'from outside', response: { messages: [{ text: 'Done.' }] } });
  });

  test('messages of the host page before the conversation is ready are sent later in their order', async () => {
    const { host, ask } = aHost();
    let open: (() => void) | undefined;
    const { connection, requests } = connect(async (request) => {
      if (request.type !== 'say') await new Promise<void>((done) => (open = done));
      return answer(request.type === 'say' ? `You said ${request.text}.` : 'Ahoy!');
    });
    render(<ChatPage connection={connection} isBeta={false} host={host} />);
    act(() => ask({ confab: 'say', text: 'menu' }));
    act(() => ask({ confab: 'say', text: 'tea' }));
    await waitFor(() => expect(open).toBeDefined());
    expect(requests.map(({ type }) => type)).toEqual(['start']);
    await act(async () => open?.());
    expect(await screen.findByText('You said tea.')).toBeDefined();
    expect(requests.slice(1)).toMatchObject([{ text: 'menu' }, { text: 'tea' }]);
  });

  test('a message of the host page to an ended conversation is not sent to the next one', async () => {
    const { host, ask } = aHost();
    const { connection, requests } = connect(() => answer('Bye!', { ended: requests.length === 1 }));
    render(<ChatPage connection={connection} isBeta={false} host={host} />);
    await screen.findByText('Bye!');
    act(() => ask({ confab: 'say', text: 'menu' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Start again' }).at(-1) ?? document.body);
    await screen.findByRole('textbox', { name: 'Your message' });
    expect(requests.map(({ type }) => type)).toEqual(['start', 'start']);
  });
});

/** A host page: what it receives, and a function that sends its requests. */
function aHost() {
  const told: ToHost[] = [];
  let handle: (message: FromHost) => void = () => undefined;
  const host = {
    send: (message: ToHost) => told.push(message),
    onRequest: (handler: typeof handle) => {
      handle = handler;
      return () => undefined;
    },
  };
  return { host, told, ask: (message: FromHost) => handle(message) };
}
