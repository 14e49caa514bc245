import type { ChatFrame } from './create-chat-frame.ts';
import type { EmbedWords } from './embed-words.ts';

/** A chat page that is not ready after this time was probably blocked. */
const failureAfterMs = 8_000;

interface LoadingSettings {
  readonly words: EmbedWords;
  /**
   * Puts the notice into the page.
   * @returns the element to remove it with
   */
  readonly show: (notice: HTMLElement) => Element;
  /** Closes the chat; an inline chat cannot be closed. */
  readonly onClose?: () => void;
}

/**
 * Shows a notice when the chat page is not ready in time.
 *
 * @returns a function to call when the page is ready, even after the notice is shown, and when the chat is removed
 */
export function watchLoading(
  { address }: Pick<ChatFrame, 'address'>,
  { words, show, onClose }: LoadingSettings,
): () => void {
  let shown: Element | undefined;
  const timer = setTimeout(() => (shown = show(createFailureNotice(address, words, onClose))), failureAfterMs);
  return () => {
    clearTimeout(timer);
    shown?.remove();
  };
}

function createFailureNotice(address: string, words: EmbedWords, onClose: (() => void) | undefined) {
  const notice = document.createElement('div');
  notice.className = 'lost';
  notice.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = address.replace(/\?[^]*/, '');
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = words.newTab;
  notice.append(words.notThere, link);
  if (onClose) {
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = words.close;
    close.addEventListener('click', onClose);
    notice.append(close);
  }
  return notice;
}
