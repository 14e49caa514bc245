import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../analytics.module.css';
import type { AnalyticSubject } from '../filters/to-request.ts';
import { useCan } from '../use-can.ts';
import { useEraseVisitor } from './use-erase-visitor.ts';
import { words } from './words.ts';

const keyMax = 500;

/** Erases a person who asked for it, by the key that their channel knows them by; for those who may edit projects. */
export function EraseVisitor({ teamId, projectId }: AnalyticSubject) {
  const say = useWords(words);
  const canEdit = useCan(teamId, 'project.edit');
  const erase = useEraseVisitor();
  const [visitorKey, setVisitorKey] = useState('');
  if (!canEdit) return null;

  function ask(event: FormEvent) {
    event.preventDefault();
    openModal('confirmationModal', {
      title: say.title,
      message: say.question,
      confirmLabel: say.confirm,
      cancelLabel: say.keep,
      onConfirm: async () => {
        await erase.mutateAsync({ teamId, projectId, visitorKey: visitorKey.trim() });
        setVisitorKey('');
      },
    });
  }
  const { conversations, isVisitorErased } = erase.data ?? {};
  return (
    <details>
      <summary className={classes.summary}>{say.title}</summary>
      <form className={classes.erasure} onSubmit={ask}>
        <TextInput
          label={say.key}
          description={say.keyHint}
          maxLength={keyMax}
          value={visitorKey}
          onChange={(event) => setVisitorKey(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={visitorKey.trim() === ''}>
          {say.erase}
        </Button>
      </form>
      <p role="status" className={classes.note}>
        {conversations !== undefined &&
          (conversations === 0 && !isVisitorErased ? say.nothing : say.erased(conversations))}
      </p>
    </details>
  );
}
