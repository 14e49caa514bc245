import { deleteWord } from '@confab/model';
import { Button, Code, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

interface DeleteConfirmationProps {
  /** What goes, such as 'the project Harbour Café'. */
  readonly what: string;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks for the word before something is deleted; the button waits for exactly it (A2.40, A5.16). */
export function DeleteConfirmation({ what, isLoading = false, error, onDelete, onClose }: DeleteConfirmationProps) {
  const [typed, setTyped] = useState('');
  const isRight = typed === deleteWord;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRight) onDelete();
  }

  return (
    <Modal opened onClose={onClose} title="Please Confirm">
      <form onSubmit={submit}>
        <Text mb="sm">
          You are about to delete {what}. It can be restored for 30 days by the people who run this installation.
        </Text>
        <TextInput
          label={
            <>
              Type <Code>{deleteWord}</Code> to confirm
            </>
          }
          value={typed}
          error={error}
          data-autofocus
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" disabled={!isRight} loading={isLoading}>
            Delete
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
