import { appendToPath } from '@confab/inputs';
import type { Property } from '@confab/model';
import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import { getWrittenPath, useWritingLanguage, writeValue } from '../../../translations/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import { ValueField } from '../../field/value-field.tsx';
import { formatFieldText } from '../format-field-text.ts';
import { DisplayTextInput, SpeechOpen, SpeechTextInput } from './text-inputs.tsx';
import { words } from './words.ts';
import classes from './composer.module.css';

interface MessageTextsProps {
  readonly itemId: string;
  /** The path of the entry. */
  readonly path: string;
  readonly display: Property;
  readonly speech: Property;
  readonly isEnabled: boolean;
}

/**
 * The display text and the speech of an entry. They are one text until an author lets them differ: a blank speech is the
 * display text. In a further language a speech that the first language has is translated on its own.
 */
export function MessageTexts({ itemId, path, display, speech, isEnabled }: MessageTextsProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const displayPath = appendToPath(path, display.name);
  const speechPath = appendToPath(path, speech.name);
  const { further } = useWritingLanguage();
  const shown = formatFieldText(useValue(itemId, getWrittenPath(further, displayPath)));
  const spoken = formatFieldText(useValue(itemId, getWrittenPath(further, speechPath)));
  const hasSource = formatFieldText(useValue(itemId, speechPath)).trim() !== '' && further !== undefined;
  const [isOpen, setOpen] = useState(false);
  const isSame = !hasSource && (spoken.trim() === '' || spoken === shown);
  const setSpeech = (text: string) =>
    writeValue(session, further, { itemId, path: speechPath, property: speech }, text);

  function open() {
    setOpen(true);
    if (spoken.trim() === '' && shown.trim() !== '') setSpeech(shown);
  }
  function close() {
    setOpen(false);
    if (spoken !== '') setSpeech('');
  }

  return (
    <SpeechOpen value={isOpen}>
      <div data-input={displayPath}>
        <ValueField
          {...{ itemId, path: displayPath, property: display, siblings: noSiblings }}
          component={DisplayTextInput}
        />
      </div>
      {isSame && !isOpen ? (
        isEnabled && (
          <Button
            className={classes.speechButton ?? ''}
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconVolume size={14} aria-hidden="true" />}
            onClick={open}
          >
            {say.speechDiffers}
          </Button>
        )
      ) : (
        <div data-input={speechPath} className={classes.speech}>
          <ValueField
            {...{ itemId, path: speechPath, property: speech, siblings: noSiblings }}
            component={SpeechTextInput}
          />
          {isEnabled && !hasSource && (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={close}>
              {say.speechIsSame}
            </Button>
          )}
        </div>
      )}
    </SpeechOpen>
  );
}

const noSiblings: readonly Property[] = [];
