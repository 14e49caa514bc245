import { getSpokenWords, hashWords } from '@confab/dialog-engine';
import { appendToPath, splitLast } from '@confab/inputs';
import { emptyId, isJsonObject, type JsonValue } from '@confab/model';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import type { InputProps } from '../../define-input.ts';
import { formatFieldText } from '../format-field-text.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { AssetIdInput } from './asset-id.tsx';
import { AudioField } from './audio-field.tsx';
import { LibraryFileInput } from './library-file.tsx';
import { LibraryTextInput } from './library-text.tsx';

/** A file of the library by its id, or a text out of one. The audio of a response's entry has a recorder. */
export function LibraryAssetInput(input: InputProps) {
  const { grid } = useInputsContext();
  if (input.property.displayAs === 'singlelineFromLibrary') return <LibraryTextInput {...input} />;
  if (input.property.name === 'AudioAssetId' && input.path.includes('/Entries/')) return <EntryAudioInput {...input} />;
  // Forms outside of the authoring site belong to no team, so they have no library.
  return grid === 'other' ? <AssetIdInput {...input} /> : <LibraryFileInput {...input} />;
}

/** The audio of an entry. It keeps the hash of the words it was recorded from, and is stale when they change. */
function EntryAudioInput({ value, onChange: _onChange, ...input }: InputProps) {
  const { itemId, path } = input;
  const session = useEditingSession();
  const entryPath = splitLast(path)?.parent ?? '';
  // Item values contain only JSON.
  const entry = useValue(itemId, entryPath) as JsonValue | undefined;
  const words = getSpokenWords(entry);
  const wordsHash = hashWords(words);
  const recordedHash = isJsonObject(entry) ? formatFieldText(entry['RecordedWordsHash']) : '';
  const id = formatFieldText(value);
  return (
    <AudioField
      {...input}
      assetId={id === emptyId ? '' : id}
      fileName=""
      expectedText={words}
      wordsHash={wordsHash}
      isStale={recordedHash !== '' && recordedHash !== wordsHash}
      onAudio={(audio, hash) =>
        session.edit(itemId, [
          { path, action: 'ValueChanged', updatedValue: audio.id },
          { path: appendToPath(entryPath, 'RecordedWordsHash'), action: 'ValueChanged', updatedValue: hash },
        ])
      }
    />
  );
}
