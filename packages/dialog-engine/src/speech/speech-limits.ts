import { toSsml } from './to-ssml.ts';

/** What a voice platform takes in one answer; of the platforms there are Alexa takes the least. */
export const speechLimits = { characters: 8_000, sounds: 5, addressLength: 2_000 } as const;

/** What is over a limit of what is spoken; tokens count as they are written. */
export interface SpeechExcess {
  /** Characters of the SSML, where they are too many. */
  readonly characters?: number;
  readonly sounds?: number;
  /** An address of a sound that is not fetched over https, or too long. */
  readonly address?: string;
}

const isSuspect = /!\(|!\[/;
const shortTextLength = 500;

/** Looks a spoken text over for what a voice platform would refuse in a turn. */
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

/** Over https, or from the platform's own library of sounds, or whatever a token stands for. */
function isPlayableAddress(address: string) {
  return address.length <= speechLimits.addressLength && /^(?:https:\/\/|soundbank:\/\/|\{tv\.)/i.test(address);
}
