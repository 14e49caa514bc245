import type { Directive, Response, ResponseEnvelope, ui } from 'ask-sdk-model';
import { getVoiceLocale, listSuggestionChips, projectLanguages, type TurnOutput } from '@confab/model';
import { getAssetUrl, type AddressFile } from '../get-asset-url.ts';
import type { ChannelAnswer } from '../../../db/stored-shapes.ts';
import { listPlainResponses } from '../speech/list-plain-responses.ts';
import { createAplDirective } from './apl-document.ts';
import { createSpeech } from './alexa-speech.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** The interfaces that the device supports, by name. */
export type Device = ReadonlySet<string>;

/** Characters of a card, title and text together. */
const maxCardLength = 8_000;
const maxUrlLength = 2_000;

/**
 * Converts an answer for Alexa. A device without a screen gets the speech only.
 *
 * @param deviceLocale the locale of the device, such as 'en-US': an answer in another language asks for another voice
 */
export function toAlexaResponse(
  answer: ChannelAnswer,
  device: Device,
  addressFile: AddressFile,
  deviceLocale: string,
): ResponseEnvelope {
  const responses = listPlainResponses(answer.outputs);
  const playedAfter = findPlayerSound(answer, responses, device, addressFile);
  const directives = createDirectives(answer, responses, { device, playedAfter }, addressFile);
  const isVideo = directives.some(({ type }) => type === 'VideoApp.Launch');
  const locale = findOtherLocale(answer, deviceLocale);
  const playedLater = isVideo ? undefined : playedAfter;
  const { speech, reprompt } = createSpeech(responses, { addressFile, playedAfter: playedLater, locale });
  const card = createCard(answer, responses, addressFile);
  const response: Response = {
    ...(speech !== '' && { outputSpeech: ssml(speech) }),
    ...(reprompt !== '' && !answer.ended && !isVideo && { reprompt: { outputSpeech: ssml(reprompt) } }),
    ...(card && { card }),
    ...(directives.length > 0 && { directives }),
    // Alexa forbids `shouldEndSession` together with a video.
    ...(!isVideo && { shouldEndSession: answer.ended }),
  };
  return { version: '1.0', response };
}

/** The locale of an answer in a language that the device does not speak. */
function findOtherLocale({ language }: ChannelAnswer, deviceLocale: string): string | undefined {
  const spoken = projectLanguages.find((one) => one === language);
  return spoken && deviceLocale.split('-')[0] !== spoken ? getVoiceLocale(spoken) : undefined;
}

/** A plain-text answer of the channel itself. */
export function toPlainSpeech(text: string, isEnd: boolean): ResponseEnvelope {
  return { version: '1.0', response: { outputSpeech: { type: 'PlainText', text }, shouldEndSession: isEnd } };
}

/** The answer to requests that must not be answered with speech. */
export const emptyResponse: ResponseEnvelope = { version: '1.0', response: {} };

function ssml(text: string): ui.SsmlOutputSpeech {
  return { type: 'SSML', ssml: text };
}

/** Creates a card with the last image and all displayed text; undefined without an image or heading. */
function createCard(
  { assistantName }: ChannelAnswer,
  responses: readonly Spoken[],
  addressFile: AddressFile,
): ui.Card | undefined {
  const image = responses
    .map(({ imageAssetId }) => getDeviceUrl(addressFile, imageAssetId, { size: '1024x768' }))
    .findLast(Boolean);
  const heading = responses.map(({ headingText }) => headingText).find((text) => text !== '');
  if (image === undefined && heading === undefined) return undefined;
  const title = (heading ?? assistantName).slice(0, 200);
  const shown = responses.map(({ displayText }) => displayText).join('\n');
  const text = shown.slice(0, maxCardLength - title.length);
  if (image === undefined) return { type: 'Simple', title, content: text };
  return { type: 'Standard', title, text, image: { smallImageUrl: image, largeImageUrl: image } };
}

interface Screen {
  readonly device: Device;
  /** The response whose sound the audio player plays. */
  readonly playedAfter: Spoken | undefined;
}

function createDirectives(
  { assistantName }: ChannelAnswer,
  responses: readonly Spoken[],
  { device, playedAfter }: Screen,
  addressFile: AddressFile,
): Directive[] {
  const directives: Directive[] = [];
  const video = responses.map(({ videoUrl }) => getDeviceUrl(addressFile, videoUrl)).findLast(Boolean);
  if (video !== undefined && device.has('VideoApp'))
    return [{ type: 'VideoApp.Launch', videoItem: { source: video, metadata: { title: assistantName } } }];
  const shown = responses.findLast(needsScreen);
  if (shown && device.has('Alexa.Presentation.APL'))
    directives.push(
      createAplDirective({ ...shown, suggestionChips: listSuggestionChips(responses) }, assistantName, addressFile),
    );
  const url = playedAfter && getSoundUrl(addressFile, playedAfter);
  if (url !== undefined) {
    const stream = { url, token: playedAfter?.entryId.slice(0, 1_000) ?? '', offsetInMilliseconds: 0 };
    directives.push({ type: 'AudioPlayer.Play', playBehavior: 'REPLACE_ALL', audioItem: { stream } });
  }
  return directives;
}

/**
 * The last response of an answer that ends the conversation, if the device can play its sound with the audio player:
 * after the speech, even when it is long. While the conversation continues, sounds are part of the speech.
 */
function findPlayerSound(
  { ended }: ChannelAnswer,
  responses: readonly Spoken[],
  device: Device,
  addressFile: AddressFile,
): Spoken | undefined {
  const last = responses.at(-1);
  const isPlayed = ended && device.has('AudioPlayer') && last && getSoundUrl(addressFile, last) !== undefined;
  return isPlayed ? last : undefined;
}

function getSoundUrl(addressFile: AddressFile, { audioAssetId }: Spoken) {
  return getDeviceUrl(addressFile, audioAssetId, { format: 'mp3' });
}

/** Plain text needs no screen. */
function needsScreen({ headingText, imageAssetId, suggestionChips }: Spoken) {
  return headingText !== '' || imageAssetId !== null || suggestionChips.length > 0;
}

/** Devices fetch over https only. */
function getDeviceUrl(...[addressFile, written, form]: Parameters<typeof getAssetUrl>): string | undefined {
  const address = getAssetUrl(addressFile, written, form);
  return address?.startsWith('https:') && address.length <= maxUrlLength ? address : undefined;
}
