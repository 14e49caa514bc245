import { Input } from '@mantine/core';
import { mediaCalls } from '@confab/contracts';
import { IconButton } from '@confab/ui';
import { IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useApi } from '../../../../api/api-context.tsx';
import { useEditingSession } from '../../../../editing/index.ts';
import type { ChosenAsset } from '../../../../media/media-modals.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { FieldError, getInputLabel } from '../../field/field-frame.tsx';
import { useInputsContext } from '../../inputs-context.tsx';
import { formatFieldText, getPlaceholderProps } from '../format-field-text.ts';
import { SingleLineInput } from '../text/single-line.tsx';
import { imageWords } from './image-words.ts';
import classes from './library-input.module.css';
import { toMessage, type Message } from '../../../../words/message.ts';

/** A line of text that is typed, or taken from a text file of the media library (A5.30). */
export function LibraryTextInput(input: InputProps) {
  const { hasLibrary = true } = useInputsContext();
  return hasLibrary ? <LibraryText {...input} /> : <SingleLineInput {...input} />;
}

function LibraryText({ property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(imageWords);
  const api = useApi();
  // The session's team is the open one.
  const teamId = useEditingSession().teamId;
  const [failure, setFailure] = useState<Message>();
  const [isLoading, setLoading] = useState(false);
  const error = control.error ?? (failure === undefined ? undefined : <FieldError text={failure} />);

  async function take({ id: assetId }: ChosenAsset) {
    setFailure(undefined);
    setLoading(true);
    try {
      onChange(toLine(await api.call(mediaCalls.contents, { query: { teamId, assetId } })));
    } catch (caught) {
      setFailure(toMessage(caught));
    }
    setLoading(false);
  }

  return (
    <Input.Wrapper id={control.id} error={error} errorProps={control.errorProps}>
      <div className={classes.row}>
        <Input
          required={control.required}
          className={classes.text ?? ''}
          {...getPlaceholderProps(property)}
          value={formatFieldText(value)}
          disabled={!isEnabled}
          error={error !== undefined && error !== null}
          spellCheck={property.spellCheck ?? false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {isEnabled && (
          <IconButton
            label={say.chooseFor(getInputLabel(property))}
            icon={<IconFolderOpen size={18} />}
            loading={isLoading}
            onClick={() =>
              openModal('mediaLibrary', { teamId, fileTypes: ['Text'], onSelect: (chosen) => void take(chosen) })
            }
          />
        )}
      </div>
    </Input.Wrapper>
  );
}

/** The lines of a file as one, without blank ones and the spaces around them. */
function toLine(text: string): string {
  return text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
