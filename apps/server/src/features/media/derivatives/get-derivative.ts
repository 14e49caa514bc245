import { mediaMessages, Refusal, unprocessable } from '@confab/contracts';
import { findAssetKind, iconSides, type AudioFormat, type IconSide, type ImageSize } from '@confab/model/media';
import type { ServedContent } from '../../../core/media/contents.repository.ts';
import { findDerivative } from '../../../core/media/derivatives/derivatives.repository.ts';
import { createConcurrencyLimit } from '../../../http/limits/concurrency-limit.ts';
import type { Services } from '../../../services.ts';
import { createKey, ObjectNotFound } from '../../../storage/media-store.ts';
import type { FileTarget } from '../../../storage/write-unflushed.ts';
import { convertSound } from './convert-sound.ts';
import { createDerivativeRows } from '../../../core/media/derivatives/derivative-rows.ts';
import { makeIcon, resizePicture, type MadeFile } from './resize-picture.ts';
import { smallBytesMax } from './small-files.ts';
import { storeMadeFile } from './store-made-file.ts';
import { withFile } from './with-file.ts';

/** A file as it is served: the content itself, or one that was made from it. */
export interface ServedForm {
  readonly key: string;
  readonly bytes: number;
  /** Set if it differs from that of the content. */
  readonly mediaType?: string;
  /** SHA-256 of a small file that was made and not flushed to the disk. */
  readonly hash?: Buffer | null;
  /** A small file itself, when it was just made. */
  readonly content?: Buffer;
}

/** The requested form; a content that has no such form is served as it is. */
export interface WantedForm {
  readonly size?: ImageSize | undefined;
  readonly icon?: IconSide | undefined;
  readonly format?: AudioFormat | undefined;
  /** Leaves a GIF as it is. */
  readonly motion?: '1' | undefined;
}

/** Files that are made at once, and that wait: a page of the library asks for all of its thumbnails together. */
const createLimit = () => createConcurrencyLimit({ running: 8, runningPerKey: 4, waiting: 400, waitingPerKey: 200 });
/** The derivatives that are being made, by key, so that two requests make one only once. */
const createMaking = () => new Map<string, Promise<ServedForm>>();

const soundMs = 120_000;

/**
 * Finds a content in the form that is asked for, and creates it on the first request (UPL-6).
 *
 * A size and an icon are for pictures and a format for sounds; other contents, and pictures that cannot be resized, are
 * served as they are.
 *
 * @throws ObjectNotFound for a content that is lost; unprocessable for a damaged file, and for a sound that cannot be
 * converted for Alexa
 */
export async function getDerivative(services: Services, content: ServedContent, form: WantedForm): Promise<ServedForm> {
  const { teamId, id, bytes } = content;
  const own = { key: createKey(teamId, id), bytes };
  const name = chooseForm(content, form);
  if (name === undefined) return own;
  const key = createKey(teamId, id, name);
  const stored =
    services.processState.get(createDerivativeRows, services).find(key) ??
    (content.made ? content.made.get(name) : await findDerivative(services.db, content, name));
  return stored ? { key, ...stored } : makeOnce(services, content, name, key);
}

/** Makes a form whose object is lost. @throws ObjectNotFound when the content is lost as well */
export function makeAgain(services: Services, content: ServedContent, form: WantedForm): Promise<ServedForm> {
  const name = chooseForm(content, form);
  if (name === undefined) throw new Error('Only forms that were made can be made again.');
  return makeOnce(services, content, name, createKey(content.teamId, content.id, name));
}

function makeOnce(services: Services, content: ServedContent, name: string, key: string): Promise<ServedForm> {
  const making = services.processState.get(createMaking);
  const current = making.get(key) ?? make(services, content, name, key).finally(() => making.delete(key));
  making.set(key, current);
  return current;
}

/** The name of a form; undefined for the content as it is. */
function chooseForm(content: ServedContent, { size, icon, format, motion }: WantedForm): string | undefined {
  const kind = findAssetKind(content.name);
  if (icon !== undefined && kind?.isResizable === true) return toIconForm(icon);
  if (motion === '1' && content.signature === 'gif') return undefined;
  if (size !== undefined && kind?.isResizable === true) return size;
  if (kind?.fileType !== 'Audio' || format === undefined || format === 'original') return undefined;
  const isConvertible = convertibleSounds.has(content.signature);
  if (format === 'alexa' && !isConvertible) throw unprocessable(mediaMessages.notAudio);
  return format === 'mp3' && (content.signature === 'mp3' || !isConvertible) ? undefined : format;
}

/** The names of the forms that a request may be answered with, for `findContentOfAnyTeam`. */
export function listForms({ size, icon, format }: WantedForm): readonly string[] {
  return [icon === undefined ? undefined : toIconForm(icon), size, format].filter((name) => name !== undefined);
}

const toIconForm = (side: IconSide) => `icon${side}`;
const convertibleSounds: ReadonlySet<string> = new Set(['mp3', 'wav', 'aiff']);

async function make(services: Services, content: ServedContent, form: string, key: string): Promise<ServedForm> {
  const leave = await services.processState.get(createLimit).enter(content.teamId);
  try {
    const made = await withFile(services, { key: createKey(content.teamId, content.id) }, (path) =>
      runTask(services, content, form, { path, target: services.store.createTarget?.(key) }),
    );
    const { row, file } = await storeMadeFile(services, key, made);
    services.processState
      .get(createDerivativeRows, services)
      .add({ teamId: content.teamId, contentId: content.id, form, ...row });
    return { key, ...row, ...(file.length <= smallBytesMax ? { content: file } : {}) };
  } catch (error) {
    if (error instanceof Refusal || error instanceof ObjectNotFound || !(error instanceof Error)) throw error;
    if ((await services.store.head(createKey(content.teamId, content.id))) === undefined)
      throw new ObjectNotFound(createKey(content.teamId, content.id));
    services.log.warn({ err: error, form }, 'a file could not be made from a content');
    throw unprocessable(mediaMessages.unreadablePicture, { name: content.name });
  } finally {
    leave();
  }
}

function runTask(
  { workers }: Services,
  { teamId, signature }: ServedContent,
  form: string,
  { path, target }: { readonly path: string; readonly target: FileTarget | undefined },
): Promise<MadeFile> {
  if (form === 'mp3' || form === 'alexa')
    return workers.run(convertSound, { path, signature, format: form }, { owner: teamId, timeMs: soundMs });
  const icon = iconSides.find((side) => form === toIconForm(side));
  if (icon !== undefined) return workers.run(makeIcon, { path, target, side: icon }, { owner: teamId });
  // `chooseForm` returns sizes of the list, icons and the two formats only.
  // The picture itself has a time limit; that of the pool includes the start of a thread.
  return workers.run(resizePicture, { path, target, signature, size: form as ImageSize }, { owner: teamId });
}
