import { appendToPath } from '@confab/inputs';
import type { Property } from '@confab/model';
import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
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
 * display text.
 */
export function MessageTexts({ itemId, path, display, speech, isEnabled }: MessageTextsProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const displayPath = appendToPath(path, display.name);
  const speechPath = appendToPath(path, speech.name);
  const shown = formatFieldText(useValue(itemId, displayPath));
  const spoken = formatFieldText(useValue(itemId, speechPath));
  const [isOpen, setOpen] = useState(false);
  const isSame = spoken.trim() === '' || spoken === shown;
  const setSpeech = (text: string) =>
    session.edit(itemId, { path: speechPath, action: 'ValueChanged', updatedValue: text });

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
          {isEnabled && (
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
