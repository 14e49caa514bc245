import type { ChatResponse } from '@confab/contracts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ChatError } from './conversation/chat-error.ts';
import { ChatPage } from './chat-page.tsx';
import { answer, connect, start } from './testing/chat.ts';
import { expectFocusInInput, simulateMouse } from './testing/input-focus.ts';

const log = () => screen.getByRole('log');
const write = async (text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), `${text}{Enter}`);

describe('ChatPage', () => {
  test("the page opens with the assistant's name and its first messages", async () => {
    const { connection, memory } = connect(() => answer('Ahoy!'));
    render(<ChatPage connection={connection} isBeta={false} />);
    expect(await within(log()).findByText('Ahoy!')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Harbour Café' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Harbour Café'));
    expect(screen.queryByText('Beta')).toBeNull();
    expect(memory()).toBe('s1');
  });

  test('the page looks as the authors chose: greeting, picture, accent and type face', async () => {
    window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
    const look = { greeting: 'Ask me about boats.', avatarUrl: 'https://www.example.com/a.png', colour: '#1f5fa8' };
    const { connection } = connect(() => answer('Ahoy!', { look: { ...look, font: 'serif' } }));
    const { container, unmount } = render(<ChatPage connection={connection} isBeta={false} />);
    expect(await within(log()).findByText('Ask me about boats.')).toBeDefined();
    expect(container.querySelector('header img')?.getAttribute('src')).toBe(look.avatarUrl);
    const root = document.documentElement;
    // The look is applied after the first paint of the answer.
    await waitFor(() => expect(root.style.fontFamily).toContain('Georgia'));
    expect(root.style.getPropertyValue('--chat-accent')).toBe('#1f5fa8');
    unmount();
    expect(root.style.getPropertyValue('--chat-accent')).toBe('');
    expect(root.style.fontFamily).toBe('');
  });

  test('the visitor continues in another language of the assistant, and sees which one is spoken', async () => {
    const languages = ['en', 'de'];
    const { connection, requests } = connect((request) =>
      request.type === 'changeLanguage'
        ? answer('Moin!', { language: 'de', languages })
        : answer('Ahoy!', { language: 'en', languages }),
    );
    const chosen: string[] = [];
    render(<ChatPage connection={connection} isBeta={false} onLanguage={(language) => chosen.push(language)} />);
    await screen.findByText('Ahoy!');
    const choice = screen.getByRole('combobox', { name: 'Language' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['English', 'Deutsch']);
    await userEvent.selectOptions(choice, 'Deutsch');
    expect(await screen.findByText('Moin!')).toBeDefined();
    expect(requests.at(-1)).toEqual({
      type: 'changeLanguage',
      sessionId: 's1',
      turnId: 'turn 1',
      language: 'de',
      start,
    });
    expect(within(log()).getByText('Ahoy!')).toBeDefined();
    expect((choice as HTMLSelectElement).value).toBe('de');
    expect(chosen).toEqual(['de']);
  });

  test('choosing a language keeps the focus while the answer is pending, and an arrow key alone chooses none', async () => {
    const languages = ['en', 'de'];
    const { connection, requests } = connect((request) =>
      request.type === 'changeLanguage' ? new Promise(() => undefined) : answer('Ahoy!', { language: 'en', languages }),
    );
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Ahoy!');
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    choice.focus();
    choice.showPicker = vi.fn();
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(false);
    expect(choice.showPicker).toHaveBeenCalled();
    await userEvent.selectOptions(choice, 'Deutsch');
    expect(choice.disabled).toBe(false);
    expect(document.activeElement).toBe(choice);
    expect(choice.getAttribute('aria-disabled')).toBe('true');
    await userEvent.selectOptions(choice, 'English');
    expect(requests.filter(({ type }) => type === 'changeLanguage')).toHaveLength(1);
  });

  test('a new conversation and a message that is sent again move the focus to the input', async () => {
    simulateMouse();
    let isFailing = true;
    const { connection } = connect((request) => {
      if (request.type === 'start') return answer('Ahoy!');
      if (!isFailing) return answer('Go on.', { ended: request.type === 'say' && request.text === 'Bye' });
      isFailing = false;
      throw new ChatError('failed');
    });
    const host = { send: () => undefined, onRequest: () => () => undefined };
    render(<ChatPage connection={connection} isBeta={false} host={host} />);
    await screen.findByText('Ahoy!');
    await expectFocusInInput();
  });

  test("an assistant that switches the language on its own changes the page's language too, and otherwise the page keeps its language", async () => {
    const { connection } = connect((request) =>
      request.type === 'say' && request.text === 'Deutsch'
        ? answer('Moin!', { language: 'de' })
        : answer('Ahoy!', { language: 'en' }),
    );
    const spoken: string[] = [];
    render(<ChatPage connection={connection} isBeta={false} onLanguage={(language) => spoken.push(language)} />);
    await screen.findByText('Ahoy!');
    const field = screen.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Hello{Enter}');
    await waitFor(() => expect(within(log()).getAllByText('Ahoy!')).toHaveLength(2));
    expect(spoken).toEqual([]);
    await userEvent.type(field, 'Deutsch{Enter}');
    await screen.findByText('Moin!');
    expect(spoken).toEqual(['de']);
  });

  test('an invalid language code is offered as it is', async () => {
    const { connection } = connect(() => answer('Ahoy!', { language: '?!', languages: ['?!', 'de'] }));
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Ahoy!');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['?!', 'Deutsch']);
  });

  test('an assistant of one language offers no choice', async () => {
    const { connection } = connect(() => answer('Ahoy!', { language: 'en' }));
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Ahoy!');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('the page sends the written text and shows the answer once', async () => {
    const { connection, requests } = connect((request) =>
      request.type === 'say'
        ? answer('Small or large?', {
            messages: [
              { from: 'visitor', heading: '', text: request.text, imageUrl: null },
              { from: 'assistant', heading: '', text: 'Small or large?', imageUrl: null },
            ],
          })
        : answer('Ahoy!'),
    );
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Ahoy!');
    await write('a coffee');
    expect(await screen.findByText('Small or large?')).toBeDefined();
    expect(within(log()).getAllByText('a coffee')).toHaveLength(1);
    expect(requests.at(-1)).toEqual({ type: 'say', sessionId: 's1', turnId: 'turn 1', text: 'a coffee', start });
  });

  test('a message sent before the assistant is ready is delivered once it is, unless it was changed', async () => {
    const waiting: ((response: ChatResponse) => void)[] = [];
    const { connection, requests } = connect(() => new Promise((resolve) => waiting.push(resolve)));
    render(<ChatPage connection={connection} isBeta={false} />);
    await write('a coffee');
    expect(requests).toHaveLength(1);
    waiting[0]?.(answer('Ahoy!'));
    expect(await within(log()).findByText('a coffee')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveProperty('value', '');
    await write('and cake');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 's');
    waiting[1]?.(answer('Here you are.'));
    expect(await screen.findByText('Here you are.')).toBeDefined();
    expect(requests.map((request) => request.type === 'say' && request.text)).toEqual([false, 'a coffee']);
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveProperty('value', 'and cakes');
  });

  test('choosing a suggestion sends it and removes the others', async () => {
    const { connection } = connect((request) =>
      request.type === 'say' ? answer(`One ${request.text}`) : answer('Ahoy!', { suggestionChips: ['Menu', 'Order'] }),
    );
    render(<ChatPage connection={connection} isBeta={false} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await screen.findByText('One Menu')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Order' })).toBeNull();
  });

  test('a reload resumes the conversation, and sends what the server needs to start a new one', async () => {
    const { connection, requests } = connect(() => answer('Where were we?'), 's1');
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Where were we?');
    expect(requests).toEqual([{ type: 'resume', sessionId: 's1', start }]);
  });

  test('a new conversation starts when the server no longer has the old one', async () => {
    const { connection, requests, memory } = connect((request) => {
      if (request.type === 'resume') throw new ChatError('notFound');
      return answer('Ahoy!', { sessionId: 's2' });
    }, 'long ago');
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Ahoy!');
    expect(requests.map(({ type }) => type)).toEqual(['resume', 'start']);
    expect(memory()).toBe('s2');
  });

  test('a message that failed to send stays and is resent under the same id', async () => {
    let isDown = true;
    const { connection, requests } = connect((request) => {
      if (request.type === 'say' && isDown) throw new ChatError('failed');
      return answer(request.type === 'say' ? 'Heard you.' : 'Ahoy!');
    });
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Ahoy!');
    await write('hello');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status').textContent).toMatch(/check your connection/);
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByText('Heard you.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    const turns = requests.filter((request) => request.type === 'say').map(({ turnId }) => turnId);
    expect(turns).toEqual(['turn 1', 'turn 1']);
  });

  test('the page reports that the server started another conversation and continues there', async () => {
    const { connection, requests, memory } = connect((request) =>
      answer(request.type === 'say' ? 'Ahoy again!' : 'Ahoy!', { sessionId: request.type === 'say' ? 's2' : 's1' }),
    );
    render(<ChatPage connection={connection} isBeta={false} />);
    await screen.findByText('Ahoy!');
    await write('still there?');
    await screen.findByText('Ahoy again!');
    expect(screen.getByRole('status').textContent).toMatch(/starts again/);
    expect(memory()).toBe('s2');
    await write('good');
    await waitFor(() => {
      expect(requests.at(-1)).toMatchObject({ type: 'say', sessionId: 's2' });
    });
  });

  test('an ended conversation is announced, and a new one can be started', async () => {
    let count = 0;
    const { connection, requests } = connect(() =>
      answer(`Hello ${(count += 1)}`, { ended: count === 1, sessionId: `s${count}` }),
    );
    render(<ChatPage connection={connection} isBeta={false} />);
    expect(await screen.findByText('This conversation has ended.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Start a new conversation' }));
    expect(await screen.findByText('Hello 2')).toBeDefined();
    expect(screen.queryByText('Hello 1')).toBeNull();
    expect(screen.getByRole('textbox')).toBeDefined();
    expect(requests.at(-1)).toEqual({ type: 'start', ...start });
  });

  test('the focus goes from the message to the button that starts a new conversation', async () => {
    // In jsdom, removing the focused element takes the focus from the page; a browser keeps it.
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { connection } = connect((request) => answer('Ahoy!', { ended: request.type === 'say' }));
    render(<ChatPage connection={connection} isBeta={false} />);
    await write('bye');
    expect(await screen.findByRole('button', { name: 'Start a new conversation' })).toBe(document.activeElement);
  });

  test('an address without a published assistant explains that none is available', async () => {
    const { connection } = connect(() => {
      throw new ChatError('notFound');
    });
    render(<ChatPage connection={connection} isBeta={false} />);
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('This assistant is not available at the moment.');
    });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('an empty message is not sent, and Shift Enter adds a line', async () => {
    const { connection, requests } = connect((request) => answer(request.type === 'say' ? 'Two lines.' : 'Ahoy!'));
    render(<ChatPage connection={connection} isBeta />);
    await screen.findByText('Ahoy!');
    await write('   ');
    expect(requests).toHaveLength(1);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await screen.findByText('Two lines.');
    expect(requests.at(-1)).toMatchObject({ text: 'one\ntwo' });
  });

  test('the page of the beta stage has a badge', async () => {
    const { connection } = connect(() => answer('Ahoy!'));
    render(<ChatPage connection={connection} isBeta />);
    await screen.findByText('Ahoy!');
    expect(screen.getByText('Beta')).toBeDefined();
  });
});
