import type { MessageParts, NamedMessage } from '@confab/model';

/**
 * Sends a form whose answer is a download, so that the page stays.
 *
 * @param onRefused called when the answer is not a download: with the message of the answer, or undefined where the
 * browser does not let the page read it
 */
export function submitForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  onRefused: (message: NamedMessage | undefined) => void,
): void {
  const frame = document.createElement('iframe');
  frame.name = `download-${crypto.randomUUID()}`;
  frame.hidden = true;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.target = frame.name;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(frame, form);
  // Large downloads begin after a while.
  const removal = setTimeout(() => frame.remove(), 600_000);
  // A download leaves the frame as it is; only an answer that is a page is loaded into it.
  frame.addEventListener('load', () => {
    const shown = frame.contentDocument;
    if (shown?.URL === 'about:blank') return;
    clearTimeout(removal);
    onRefused(shown ? readMessage(shown.body.textContent) : undefined);
    frame.remove();
  });
  form.submit();
  form.remove();
}

interface FailureFields {
  readonly ErrorMessage?: unknown;
  readonly MessageName?: string;
  readonly MessageParts?: MessageParts;
}

/** The message of an answer of the server; undefined for anything else. */
function readMessage(text: string): NamedMessage | undefined {
  try {
    // Only the text is checked: with an unknown name it stays in English.
    const answer: FailureFields | null = JSON.parse(text);
    const message = answer?.ErrorMessage;
    if (typeof message !== 'string' || message === '') return undefined;
    return { message, messageName: answer?.MessageName, messageParts: answer?.MessageParts };
  } catch {
    return undefined; // A page of a proxy.
  }
}
