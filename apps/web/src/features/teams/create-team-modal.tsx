import { teamNameProblem, tidyTeamName } from '@confab/access';
import { ModalFrame } from '@confab/ui';
import { TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import { useCreateTeam } from './use-create-team.ts';
import { words } from './words.ts';
import type { Message } from '../../words/message.ts';

/** The dialog that creates a team with the signed-in account as its Admin (P2.51, P2.52). */
export function CreateTeamModal({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(words);
  const translate = useMessage();
  const create = useCreateTeam();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Message>();

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (create.isPending) return;
    const found = teamNameProblem(name);
    setProblem(found);
    if (found === undefined) create.mutate(tidyTeamName(name), { onSuccess: onClose });
    else field.current?.focus();
  }

  const failure = create.error ?? undefined;
  return (
    <ModalFrame
      title={text.createTeam}
      messages={failure === undefined ? [] : [{ level: 'error', text: translate(failure) }]}
      buttons={[
        { label: text.cancel, kind: 'secondary', onPress: onClose },
        { label: text.createOk, kind: 'primary', isLoading: create.isPending, onPress: submit },
      ]}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          ref={field}
          label={text.newTeamName}
          placeholder={text.newTeamPlaceholder}
          value={name}
          error={problem === undefined ? undefined : translate(problem)}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </ModalFrame>
  );
}
