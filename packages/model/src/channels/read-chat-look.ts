import { type JsonObject, type JsonValue } from '../json.ts';
import { chatFonts, type ChatLook } from './chat-look.ts';

const longestName = 80;
const longestGreeting = 300;
const longestAddress = 2_000;

/** Reads how the chat page of a project looks. Values that cannot be used count as left open. */
export function readChatLook(values: JsonObject): ChatLook {
  const name = readText(values.ChatName).trim().slice(0, longestName);
  const greeting = readText(values.ChatGreeting).trim().slice(0, longestGreeting);
  const avatarUrl = readText(values.ChatAvatar).trim();
  const colour = readText(values.ChatColour).trim();
  const font = chatFonts.find((one) => one === readText(values.ChatFont));
  return {
    ...(name !== '' && { name }),
    ...(greeting !== '' && { greeting }),
    ...(isWebAddress(avatarUrl) && { avatarUrl }),
    ...(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) && { colour }),
    // A page without a look has the first one.
    ...(font && font !== chatFonts[0] && { font }),
  };
}

function isWebAddress(text: string): boolean {
  return text.length <= longestAddress && /^https?:\/\/[^\s/?#]\S*$/i.test(text);
}

function readText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
