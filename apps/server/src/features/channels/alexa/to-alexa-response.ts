import type { Directive, Response, ResponseEnvelope, ui } from 'ask-sdk-model';
import type { TurnOutput } from '@confab/model';
import { assetAddress } from '../asset-address.ts';
import type { ChannelAnswer } from '../channel-turn.ts';
import { aplDirective } from './apl-document.ts';
import { speechOf } from './alexa-speech.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** What the device that is spoken to can do, by the names of its interfaces. */
export type Device = ReadonlySet<string>;

/** Characters of a card, all in all. */
const longestCard = 8_000;
const longestAddress = 2_000;

/** An answer as Alexa says and shows it: what the device cannot show is left to be said. */
export function toAlexaResponse(answer: ChannelAnswer, device: Device, publicUrl: string): ResponseEnvelope {
  const responses = answer.outputs.filter((output) => output.type === 'response');
  const directives = directivesOf(answer, responses, device, publicUrl);
  const plays = directives.some(({ type }) => type === 'AudioPlayer.Play');
  const isFilm = directives.some(({ type }) => type === 'VideoApp.Launch');
  const speech = speechOf(responses, { publicUrl, hasSounds: !plays });
  const again = speechOf(responses.slice(-1), { publicUrl, hasSounds: false });
  const card = cardOf(answer, responses, publicUrl);
  const response: Response = {
    ...(speech !== '' && { outputSpeech: ssml(speech) }),
    ...(again !== '' && !answer.ended && !isFilm && { reprompt: { outputSpeech: ssml(again) } }),
    ...(card && { card }),
    ...(directives.length > 0 && { directives }),
    // A film takes the session's end into its own hands.
    ...(!isFilm && { shouldEndSession: answer.ended }),
  };
  return { version: '1.0', response };
}

/** Something that is said without an assistant. */
export function sayPlainly(text: string, isEnd: boolean): ResponseEnvelope {
  return { version: '1.0', response: { outputSpeech: { type: 'PlainText', text }, shouldEndSession: isEnd } };
}

/** Where nothing may be said. */
export const silence: ResponseEnvelope = { version: '1.0', response: {} };

function ssml(text: string): ui.SsmlOutputSpeech {
  return { type: 'SSML', ssml: text };
}

/** The last picture, with what was shown. */
function cardOf(
  { assistantName }: ChannelAnswer,
  responses: readonly Spoken[],
  publicUrl: string,
): ui.Card | undefined {
  const image = responses.map(({ imageAssetId }) => onDevice(publicUrl, imageAssetId)).findLast(Boolean);
  const heading = responses.map(({ headingText }) => headingText).find((text) => text !== '');
  if (image === undefined && heading === undefined) return undefined;
  const title = (heading ?? assistantName).slice(0, 200);
  const shown = responses.map(({ displayText }) => displayText).join('\n');
  const text = shown.slice(0, longestCard - title.length);
  if (image === undefined) return { type: 'Simple', title, content: text };
  return { type: 'Standard', title, text, image: { smallImageUrl: image, largeImageUrl: image } };
}

function directivesOf(
  { assistantName, ended }: ChannelAnswer,
  responses: readonly Spoken[],
  device: Device,
  publicUrl: string,
): Directive[] {
  const directives: Directive[] = [];
  const video = responses.map(({ videoUrl }) => onDevice(publicUrl, videoUrl)).findLast(Boolean);
  if (video !== undefined && device.has('VideoApp'))
    return [{ type: 'VideoApp.Launch', videoItem: { source: video, metadata: { title: assistantName } } }];
  const shown = responses.findLast(isShown);
  if (shown && device.has('Alexa.Presentation.APL')) directives.push(aplDirective(shown, assistantName, publicUrl));
  const sound = responses.findLast(({ audioAssetId }) => onDevice(publicUrl, audioAssetId) !== undefined);
  const url = sound && onDevice(publicUrl, sound.audioAssetId);
  // While a conversation goes on, a sound is part of the speech; only what comes last may be long.
  if (sound && url !== undefined && ended && device.has('AudioPlayer')) {
    const stream = { url, token: sound.entryId.slice(0, 1_000), offsetInMilliseconds: 0 };
    directives.push({ type: 'AudioPlayer.Play', playBehavior: 'REPLACE_ALL', audioItem: { stream } });
  }
  return directives;
}

/** Text alone is said and needs no screen. */
function isShown({ headingText, imageAssetId, suggestionChips }: Spoken) {
  return headingText !== '' || imageAssetId !== null || suggestionChips.length > 0;
}

/** Devices fetch over https alone. */
function onDevice(publicUrl: string, written: string | null): string | undefined {
  const address = assetAddress(publicUrl, written);
  return address?.startsWith('https:') && address.length <= longestAddress ? address : undefined;
}
