import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPointFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SessionStatus } from '../../editing/index.ts';
import classes from './authoring.module.css';

type Told = Pick<SessionStatus, 'saving' | 'savingError' | 'unsavedItemIds' | 'pendingCount'>;

/** How things stand with saving, in a word (A2.108). */
export function SaveState({ status }: { readonly status: Told }) {
  const { icon, words, tone } = saveWords(status);
  return (
    <output className={classes.saveState} data-tone={tone} title={status.savingError || undefined}>
      {icon}
      {words}
    </output>
  );
}

function saveWords({ saving, unsavedItemIds }: Told): { icon: ReactNode; words: string; tone?: 'bad' | 'open' } {
  if (saving === 'saving') return { icon: <Loader size={12} />, words: 'Saving' };
  if (saving === 'failed') return { icon: <IconAlertTriangle size={15} />, words: 'Not saved', tone: 'bad' };
  if (unsavedItemIds.length > 0) return { icon: <IconPointFilled size={14} />, words: 'Unsaved changes', tone: 'open' };
  return { icon: <IconCheck size={15} />, words: 'Saved' };
}
