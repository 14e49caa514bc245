import { Avatar, Button, FileButton, Group, Input } from '@mantine/core';
import { emptyId } from '@confab/model';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { useInputsContext, type InputImages } from '../../inputs-context.tsx';
import { words } from '../../words.ts';
import { AssetDetail } from './asset-detail.tsx';
import { AssetIdInput } from './asset-id.tsx';
import { formatFieldText } from '../format-field-text.ts';
import { ImageAssetInput } from './image-asset.tsx';

const shownPx = 96;
const accepted = 'image/jpeg,image/png,image/webp,image/gif';

/** An image: a file of the library, or a picture that the form stores itself. */
export function ImageInput(input: InputProps) {
  const { images, hasLibrary = true } = useInputsContext();
  if (images) return <Picture {...input} images={images} />;
  return hasLibrary ? <ImageAssetInput {...input} /> : <AssetIdInput {...input} />;
}

function Picture({ property, value, isEnabled, onChange, control, images }: InputProps & { images: InputImages }) {
  const say = useWords(words);
  const [isSending, setSending] = useState(false);
  const id = formatFieldText(value) === emptyId ? '' : formatFieldText(value);

  async function send(file: File | null) {
    if (!file) return;
    setSending(true);
    const uploaded = await images.upload(file, property.name);
    setSending(false);
    if (uploaded !== undefined) onChange(uploaded);
  }

  return (
    <Input.Wrapper {...control} required={false}>
      <Group gap="md" mt="3xs">
        <Avatar
          size={shownPx}
          radius="50%"
          src={images.getUrl(id) ?? null}
          alt={id === '' ? '' : getInputLabel(property)}
        />
        <Group gap="xs">
          <FileButton accept={accepted} disabled={!isEnabled} onChange={(file) => void send(file)}>
            {(button) => (
              <Button
                {...button}
                id={control.id}
                aria-label={id === '' ? say.choosePicture : say.otherPicture}
                variant="default"
                leftSection={<IconPhotoPlus size={16} aria-hidden="true" />}
                loading={isSending}
                disabled={!isEnabled}
              >
                {id === '' ? say.choosePicture : say.otherPicture}
              </Button>
            )}
          </FileButton>
          {id === '' ? null : (
            <Button
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              disabled={!isEnabled || isSending}
              onClick={() => onChange('')}
            >
              {say.removePicture}
            </Button>
          )}
        </Group>
      </Group>
      <AssetDetail id={id} />
    </Input.Wrapper>
  );
}
