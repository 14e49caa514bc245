import { toVariableName, type AssistantSlot } from '../assistant.ts';

const token = /\{tv\.([\w.-]+)\}/g;

/** A text without Speech Markdown, with slots in the syntax of the platform. */
export interface PlainText {
  readonly text: string;
  /** Tokens that only Confab can fill; they are left out of the text. */
  readonly lost: readonly string[];
}

/**
 * Creates a converter of texts for one platform; `slotMark` formats the value of a slot, which `next` follows in the
 * text.
 */
export function createPlainTextWriter(
  slots: readonly AssistantSlot[],
  slotMark: (slot: string, next: string) => string,
) {
  const byVariable = new Map(slots.map(({ name }) => [toVariableName(name).toLowerCase(), name]));
  return (text: string): PlainText => {
    const lost: string[] = [];
    const filled = text.replaceAll(token, (all, name: string, at: number) => {
      const slot = byVariable.get(name.toLowerCase());
      if (slot === undefined) lost.push(name);
      return slot === undefined ? '' : slotMark(slot, text.charAt(at + all.length));
    });
    return { text: removeSpeechMarkdown(filled), lost };
  };
}

/** Removes the markup of Speech Markdown. */
function removeSpeechMarkdown(text: string): string {
  return text
    .replaceAll(/!(?:\([^()]*\))?\["[^"]*"\]/g, ' ')
    .replaceAll(/\(([^()]*)\)\[[^[\]]*\]/g, '$1')
    .replaceAll(/#?\[(?:\d+(?:\.\d+)?m?s|break:"[^"]*"|mark:"[^"]*"|voice:"[^"]*"|dj|newscaster|defaults)\]/g, ' ')
    .replaceAll(/(^|\s)(\+\+|\+|~)([^\s+~](?:[^\n+~]*[^\s+~])?)\2(?=\s|[.,!?]|$)/g, '$1$3')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
