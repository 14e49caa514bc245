import { createRecordingEdits, getSpokenWords, hashWords, parseRecordingPath } from '@confab/dialog-engine';
import { parseTranslationPath } from '@confab/inputs';
import { isJsonObject } from '@confab/model';
import { useEditingSession } from '../../../../editing/index.ts';
import { useTranslatedValue } from '../../../translations/index.ts';
import type { InputProps } from '../../define-input.ts';
import { formatFieldText } from '../format-field-text.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { AssetIdInput } from './asset-id.tsx';
import { AudioField } from './audio-field.tsx';
import { LibraryFileInput } from './library-file.tsx';
import { LibraryTextInput } from './library-text.tsx';

/** A file of the library by its id, or a text out of one. The audio of a response's entry has a recorder. */
export function LibraryAssetInput(input: InputProps) {
  const { hasLibrary = true } = useInputsContext();
  if (input.property.displayAs === 'singlelineFromLibrary') return <LibraryTextInput {...input} />;
  const { path } = parseTranslationPath(input.path) ?? input;
  if (input.property.name === 'AudioAssetId' && path.includes('/Entries/')) return <EntryAudioInput {...input} />;
  return hasLibrary ? <LibraryFileInput {...input} /> : <AssetIdInput {...input} />;
}

/** The audio of an entry. It keeps the hash of the words it was recorded from, and is stale when they change. */
function EntryAudioInput({ value, onChange: _onChange, ...input }: InputProps) {
  const { itemId, path } = input;
  const session = useEditingSession();
  const place = parseRecordingPath(path);
  const entry = useTranslatedValue(itemId, place.path, place.further);
  const id = formatFieldText(value);
  const words = getSpokenWords(entry);
  const wordsHash = hashWords(words);
  const recordedHash = isJsonObject(entry) && id !== '' ? formatFieldText(entry['RecordedWordsHash']) : '';
  return (
    <AudioField
      {...input}
      value={value}
      readAssetId={formatFieldText}
      fileName=""
      expectedText={words}
      wordsHash={wordsHash}
      isStale={recordedHash !== '' && recordedHash !== wordsHash}
      onAudio={(audio, hash) => session.edit(itemId, createRecordingEdits(place, audio.id, hash))}
    />
  );
}
