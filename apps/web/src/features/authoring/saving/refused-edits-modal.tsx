import { ModalFrame } from '@confab/ui';
import { Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { EditingSession, RefusedEdit } from '../../../editing/index.ts';
import { copyWithToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../authoring.module.css';
import { words, type RefusedWords } from './refused-words.ts';
import type { Message } from '../../../words/message.ts';

interface RefusedEditsModalProps {
  readonly session: Pick<EditingSession, 'getStatus' | 'dismissRefused'>;
  readonly onClose: () => void;
}

/** The author's changes that the server rejected, to read, copy and discard. */
export function RefusedEditsModal({ session, onClose }: RefusedEditsModalProps) {
  const say = useWords(words);
  const sayMessage = useMessage();
  // A change that is rejected while the window is open is shown when it is opened again.
  const [refused] = useState(() => session.getStatus().refused);

  function discard() {
    session.dismissRefused(refused.map(({ editId }) => editId));
    onClose();
  }

  return (
    <ModalFrame
      title={say.title}
      size={620}
      buttons={[
        { label: say.discard, kind: 'secondary', onPress: discard },
        {
          label: say.copyAll,
          kind: 'primary',
          onPress: () =>
            void copyWithToast(refused.map((one) => `${formatEditPath(one)}\n${formatValue(one)}`).join('\n\n')),
        },
      ]}
      onClose={onClose}
    >
      <Text size="sm" mb="sm">
        {say.text}
      </Text>
      <Stack component="ul" gap="sm" className={classes.refused} aria-label={say.title}>
        {refused.map((one) => (
          <li key={one.editId}>
            <Text size="sm" fw={600}>
              {formatEditPath(one)}
            </Text>
            <Text size="xs" c="dimmed">
              {describeReason(one, say, sayMessage)}
            </Text>
            <Code block className={classes.refusedValue}>
              {formatValue(one)}
            </Code>
          </li>
        ))}
      </Stack>
    </ModalFrame>
  );
}

/** The item and the property keys of the path, because a deleted item has no schema with labels. */
function formatEditPath({ itemName, edit }: RefusedEdit) {
  const names = edit.path.split('/').filter((segment) => !/^[0-9a-f-]{36}$/i.test(segment));
  return [itemName, ...names.map(splitCamelCase)].filter(Boolean).join(' ▸ ');
}

function splitCamelCase(name: string) {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function formatValue({ edit: { updatedValue } }: RefusedEdit) {
  return typeof updatedValue === 'string' ? updatedValue : JSON.stringify(updatedValue, undefined, 2);
}

function describeReason({ because, message }: RefusedEdit, say: RefusedWords, sayMessage: (shown: Message) => string) {
  if (because === 'deleted') return say.deleted;
  return message.message === '' ? say.denied : `${say.denied} ${sayMessage(message)}`;
}
