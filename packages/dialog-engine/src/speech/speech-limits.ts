import { toSsml } from './to-ssml.ts';

/** Limits of one response on voice platforms; Alexa's are the strictest. */
export const speechLimits = { characters: 8_000, sounds: 5, addressLength: 2_000 } as const;

/** What exceeds a speech limit; tokens count as written. */
export interface SpeechExcess {
  /** The length of the SSML if it is too long. */
  readonly characters?: number;
  readonly sounds?: number;
  /** An audio address that is not https, or too long. */
  readonly address?: string;
}

const isSuspect = /!\(|!\[/;
const shortTextLength = 500;

/** Finds what a voice platform would reject in a spoken text. */
export function findSpeechExcess(spoken: string): SpeechExcess {
  if (spoken.length < shortTextLength && !isSuspect.test(spoken)) return {};
  const { ssml } = toSsml(spoken, 'alexa');
  const addresses = Array.from(ssml.matchAll(/<audio src="([^"]*)"/g), ([, address = '']) => address);
  const refused = addresses.find((address) => !isPlayableAddress(address));
  return {
    ...(ssml.length > speechLimits.characters && { characters: ssml.length }),
    ...(addresses.length > speechLimits.sounds && { sounds: addresses.length }),
    ...(refused !== undefined && { address: refused }),
  };
}

/** Accepts https, Alexa's sound library, and tokens, whose values are unknown here. */
function isPlayableAddress(address: string) {
  return address.length <= speechLimits.addressLength && /^(?:https:\/\/|soundbank:\/\/|\{tv\.)/i.test(address);
}
