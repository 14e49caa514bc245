import type { Readable } from 'node:stream';
import type { FileTarget } from './write-unflushed.ts';

/** Bytes of an object from `start` to `end`, both counted from 0 and included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/**
 * Where the files of the media library are. An object never changes: the server makes a new key for each content.
 *
 * An object is there as a whole or not at all, whatever happens while it is written.
 */
export interface MediaStore {
  /** Where it is, for the log; without secrets. */
  readonly place: string;
  /** Stores an object; when it returns, the object survives a crash. @throws the error of the stream when that fails, a refusal (503) when the storage does */
  put(key: string, content: Readable): Promise<void>;
  /** Reads a small object as a whole. @throws ObjectNotFound */
  getBytes(key: string): Promise<Buffer>;
  /** @throws ObjectNotFound, before anything is read */
  get(key: string, range?: ByteRange): Promise<Readable>;
  head(key: string): Promise<{ readonly bytes: number } | undefined>;
  /** Deletes an object; a missing one counts as deleted. */
  delete(key: string): Promise<void>;
  /** Lists the objects whose keys begin with the prefix, in the order of the storage. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes what interrupted writes left behind before this time, where the storage does not do so itself. */
  removeUnfinished(before: Date): Promise<void>;
  /** The path of an object on this machine, for programs that read files; undefined where there is none. */
  findPath?(key: string): string;
  /** Where `writeUnflushed` writes an object on this machine; undefined where there is no such place. */
  createTarget?(key: string): FileTarget;
  close(): void;
}

/** An object that the storage does not have. */
export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound';
  constructor(key: string) {
    super(`The storage has no object ${key}.`);
  }
}

const keyShape =
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z0-9]{1,20})?$/;

/** Creates the key of a content, or of a file that was made from it. Both ids come from the server (UPL-4). */
export function createKey(teamId: string, id: string, form?: string): string {
  const key = form === undefined ? `${teamId}/${id}` : `${teamId}/${id}.${form}`;
  return assertKey(key);
}

/** Whether a key has the form of `createKey`. A bucket or folder may contain objects of other programs. */
export function isKey(key: string): boolean {
  return keyShape.test(key);
}

/** Keys become paths and addresses, so every driver checks them. @throws for any other text */
export function assertKey(key: string): string {
  if (!isKey(key)) throw new Error('A key of the storage has another form.');
  return key;
}
