import { TextInput } from '@mantine/core';
import { parseJson } from '@confab/inputs';
import { emptyId, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import classes from '../kinds.module.css';
import { formatFieldText } from '../format-field-text.ts';
import { words } from '../words.ts';

/** A media file to play: asset id and file name (A3.59). */
export function MediaResponseInput({ value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(words);
  const media = readMedia(value);
  const id = formatFieldText(media['Id']);
  const write = (field: string, text: string) => onChange({ ...media, [field]: text });
  return (
    <div className={classes.pair}>
      <TextInput
        {...control}
        placeholder={say.assetId}
        styles={{ input: { fontFamily: 'var(--cf-mono)' } }}
        value={id === emptyId ? '' : id}
        disabled={!isEnabled}
        spellCheck={false}
        onChange={(event) => write('Id', event.currentTarget.value.trim() || emptyId)}
      />
      <TextInput
        aria-label={say.fileName}
        placeholder={say.fileName}
        value={formatFieldText(media['Filename'])}
        disabled={!isEnabled}
        spellCheck={false}
        onChange={(event) => write('Filename', event.currentTarget.value)}
      />
    </div>
  );
}

/** Reads the value from an object or, as in saves and files, from JSON text (A4.29). */
function readMedia(value: JsonValue | undefined): JsonObject {
  const media = typeof value === 'string' ? parseJson(value) : value;
  return isJsonObject(media) ? media : {};
}
