import { parseJson } from '@confab/inputs';
import { emptyId, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { MediaStatus } from '@confab/model/media';
import type { ChosenAudio } from '../../../audio/index.ts';
import type { InputProps } from '../../define-input.ts';
import { formatFieldText } from '../format-field-text.ts';
import { AudioField } from './audio-field.tsx';

/** An audio to play: recorded, uploaded or chosen in the library (A2.93, A3.59). */
export function MediaResponseInput({ value, onChange, ...input }: InputProps) {
  const media = readMedia(value);
  return (
    <AudioField
      {...input}
      value={value}
      readAssetId={(from) => formatFieldText(readMedia(from)['Id'])}
      fileName={formatFieldText(media['Filename'])}
      onAudio={(audio) => onChange({ ...media, ...toMedia(audio) })}
    />
  );
}

/** The value of an audio. Its address is without a ticket, as tickets expire. */
function toMedia({ id, fileName }: ChosenAudio): JsonObject {
  const isNone = id === emptyId;
  const status: MediaStatus = isNone ? 'None' : 'Uploaded';
  return { Id: id, Filename: fileName, MediaStatus: status, Src: isNone ? '' : `/media/${id}` };
}

/** Reads the value from an object or, as in saves and files, from JSON text (A4.29). */
function readMedia(value: JsonValue | undefined): JsonObject {
  const media = typeof value === 'string' ? parseJson(value) : value;
  return isJsonObject(media) ? media : {};
}
