import { appendToPath, splitLast } from '@confab/inputs';
import type { Property } from '@confab/model';
import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { createContext, use, useState } from 'react';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { ValueField } from '../../field/value-field.tsx';
import { formatFieldText } from '../format-field-text.ts';
import { TokenLinesInput } from '../tokens/token-text.tsx';
import { MessagePreview } from './message-preview.tsx';
import { TextToolbar } from './text-toolbar.tsx';
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
/** Whether the author has opened the speech, so that it does not follow the display text. */
const SpeechOpen = createContext(false);

function DisplayTextInput(input: InputProps) {
  const session = useEditingSession();
  const isSpeechOpen = use(SpeechOpen);
  const label = getInputLabel(input.property);

  /** An equal speech is cleared, so that it follows the display text. */
  function change(text: InputProps['value']) {
    const path = appendToPath(splitLast(input.path)?.parent ?? '', 'SpokenText');
    const spoken = session.getValue(input.itemId, path);
    if (!isSpeechOpen && spoken !== '' && spoken === input.value)
      session.edit(input.itemId, { path, action: 'ValueChanged', updatedValue: '' });
    input.onChange(text);
  }

  return (
    <>
      {input.isEnabled && <TextToolbar fieldId={input.control.id} label={label} isFormatted onChange={change} />}
      <TokenLinesInput
        {...input}
        onChange={change}
        below={<MessagePreview text={formatFieldText(input.value)} label={label} />}
      />
    </>
  );
}

function SpeechTextInput(input: InputProps) {
  const label = getInputLabel(input.property);
  return (
    <>
      {input.isEnabled && (
        <TextToolbar fieldId={input.control.id} label={label} isFormatted={false} onChange={input.onChange} />
      )}
      <TokenLinesInput {...input} />
    </>
  );
}
