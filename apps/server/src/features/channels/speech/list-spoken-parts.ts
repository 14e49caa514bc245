import type { TurnOutput } from '@confab/model';
import type { AudioFormat } from '@confab/model/media';
import { getAssetUrl, type AddressFile } from '../get-asset-url.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** How the recordings of responses are played within speech. */
export interface SpokenPartSettings {
  readonly addressFile: AddressFile;
  /** The form in which the channel plays sounds. */
  readonly format: AudioFormat;
  /** The most recordings in one speech; the words of further ones are spoken. */
  readonly soundsMax: number;
}

/** A response as SSML without its root, and whether it is a recording. */
interface SpokenPart {
  readonly ssml: string;
  readonly isRecording: boolean;
}

/**
 * The responses of a turn as parts of one SSML document, without silent ones. A recording is played in place of the
 * words that it says; voice platforms fetch it over https only, so the words of any other are spoken.
 */
export function listSpokenParts(outputs: readonly Spoken[], settings: SpokenPartSettings): readonly SpokenPart[] {
  let sounds = 0;
  return outputs.flatMap((output): readonly SpokenPart[] => {
    const address = getSoundUrl(output, settings);
    const words = getSpokenWords(output);
    if (address === undefined || sounds >= settings.soundsMax)
      return words === '' ? [] : [{ ssml: words, isRecording: false }];
    sounds += 1;
    return [{ ssml: `<audio src="${escape(address)}"/>`, isRecording: true }];
  });
}

/** The speech of a response as SSML without its root. */
export function getSpokenWords({ ssml = '' }: Spoken): string {
  return ssml.replace(/^<speak>|<\/speak>$/g, '').trim();
}

function getSoundUrl({ audioAssetId }: Spoken, { addressFile, format }: SpokenPartSettings): string | undefined {
  const address = getAssetUrl(addressFile, audioAssetId, { format });
  return address?.startsWith('https:') ? address : undefined;
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
