import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconPointFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EditingStatus } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words, type AuthoringWords } from '../words.ts';
import { useMessage } from '../../../words/messages.ts';

type SaveStatus = Pick<EditingStatus, 'saving' | 'savingError' | 'unsavedItemIds' | 'pendingCount' | 'connection'>;

/** The state of saving (A2.108), or of the connection while there is none. */
export function SaveState({ status }: { readonly status: SaveStatus }) {
  const say = useWords(words);
  const translate = useMessage();
  const { icon, text, tone } = describeStatus(status, say);
  return (
    <output className={classes.saveState} data-tone={tone} title={translate(status.savingError) || text}>
      {icon}
      <span className={classes.wideOnly}>{text}</span>
    </output>
  );
}

function describeStatus(
  { saving, unsavedItemIds, pendingCount, connection }: SaveStatus,
  say: AuthoringWords,
): { icon: ReactNode; text: string; tone?: 'bad' | 'open' } {
  if (saving === 'saving') return { icon: <Loader size={12} />, text: say.saving };
  if (saving === 'failed') return { icon: <IconAlertTriangle size={16} />, text: say.notSaved, tone: 'bad' };
  if (connection === 'Reconnecting' || connection === 'Disconnected') {
    const text = pendingCount === 0 ? say.offline : say.offlineKept(pendingCount);
    return { icon: <IconCloudOff size={16} />, text, tone: 'open' };
  }
  if (unsavedItemIds.length > 0) return { icon: <IconPointFilled size={14} />, text: say.unsaved, tone: 'open' };
  return { icon: <IconCheck size={16} />, text: say.saved };
}
