import { appendToPath, parseTranslationPath, splitLast } from '@confab/inputs';
import { createContext, use } from 'react';
import { useEditingSession } from '../../../../editing/index.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { formatFieldText } from '../format-field-text.ts';
import { TokenLinesInput } from '../tokens/token-text.tsx';
import { MessagePreview } from './message-preview.tsx';
import { SpeechHighlight } from './speech/speech-highlight.tsx';
import { TextToolbar } from './text-toolbar.tsx';

/** Whether the author has opened the speech, so that it does not follow the display text. */
export const SpeechOpen = createContext(false);

/** The display text with its toolbar and, for a formatted text, its preview. */
export function DisplayTextInput(input: InputProps) {
  const session = useEditingSession();
  const isSpeechOpen = use(SpeechOpen);
  const label = getInputLabel(input.property);

  /** An equal speech is cleared, so that it follows the display text. A translation would follow the first language. */
  function change(text: InputProps['value']) {
    if (parseTranslationPath(input.path)) {
      input.onChange(text);
      return;
    }
    const path = appendToPath(splitLast(input.path)?.parent ?? '', 'SpokenText');
    const spoken = session.getValue(input.itemId, path);
    if (!isSpeechOpen && spoken !== '' && spoken === input.value)
      session.edit(input.itemId, { path, action: 'ValueChanged', updatedValue: '' });
    input.onChange(text);
  }

  return (
    <>
      {input.isEnabled && (
        <TextToolbar
          fieldId={input.control.id}
          marks="markdown"
          text={formatFieldText(input.value)}
          label={label}
          onChange={change}
        />
      )}
      <TokenLinesInput
        {...input}
        onChange={change}
        below={<MessagePreview text={formatFieldText(input.value)} label={label} />}
      />
    </>
  );
}

/** The spoken text with its toolbar and highlighted marks. */
export function SpeechTextInput(input: InputProps) {
  const label = getInputLabel(input.property);
  const text = formatFieldText(input.value);
  return (
    <>
      {input.isEnabled && (
        <TextToolbar fieldId={input.control.id} marks="speech" text={text} label={label} onChange={input.onChange} />
      )}
      <SpeechHighlight fieldId={input.control.id} text={text}>
        <TokenLinesInput {...input} />
      </SpeechHighlight>
    </>
  );
}
