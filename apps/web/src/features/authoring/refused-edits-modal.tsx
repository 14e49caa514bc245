import { ModalFrame } from '@confab/ui';
import { Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ProjectSession, RefusedEdit } from '../../editing/index.ts';
import { copyWithToast } from '../../shell/toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './authoring.module.css';
import { words, type AuthoringWords } from './words.ts';

interface RefusedEditsModalProps {
  readonly session: Pick<ProjectSession, 'getStatus' | 'dismissRefused'>;
  readonly onClose: () => void;
}

/** Own changes that could not be kept: read, copied out, and then let go. */
export function RefusedEditsModal({ session, onClose }: RefusedEditsModalProps) {
  const say = useWords(words);
  const sayMessage = useMessage();
  const [refused] = useState(() => session.getStatus().refused);

  function letGo() {
    session.dismissRefused();
    onClose();
  }

  return (
    <ModalFrame
      title={say.refusedTitle}
      size={620}
      buttons={[
        { label: say.letGo, kind: 'secondary', onPress: letGo },
        {
          label: say.copyAll,
          kind: 'primary',
          onPress: () => void copyWithToast(refused.map((one) => `${placeWords(one)}\n${valueText(one)}`).join('\n\n')),
        },
      ]}
      onClose={onClose}
    >
      <Text size="sm" mb="sm">
        {say.refusedText}
      </Text>
      <Stack component="ul" gap="sm" className={classes.refused} aria-label={say.refusedTitle}>
        {refused.map((one) => (
          <li key={one.editId}>
            <Text size="sm" fw={600}>
              {placeWords(one)}
            </Text>
            <Text size="xs" c="dimmed">
              {reasonWords(one, say, sayMessage)}
            </Text>
            <Code block className={classes.refusedValue}>
              {valueText(one)}
            </Code>
          </li>
        ))}
      </Stack>
    </ModalFrame>
  );
}

/** The item and its inputs by name. What is deleted has no schema any more that would know their labels. */
function placeWords({ itemName, edit }: RefusedEdit) {
  const names = edit.path.split('/').filter((segment) => !/^[0-9a-f-]{36}$/i.test(segment));
  return [itemName, ...names.map(spaced)].join(' ▸ ');
}

function spaced(name: string) {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueText({ edit: { updatedValue } }: RefusedEdit) {
  return typeof updatedValue === 'string' ? updatedValue : JSON.stringify(updatedValue, undefined, 2);
}

function reasonWords({ because, message }: RefusedEdit, say: AuthoringWords, sayMessage: (english: string) => string) {
  if (because === 'deleted') return say.refusedDeleted;
  return message === '' ? say.refusedDenied : `${say.refusedDenied} ${sayMessage(message)}`;
}
