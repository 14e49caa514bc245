import { useState } from 'react';
import type { Message } from '../../words/message.ts';

/** A notice about the last change, shown below the list; an error is shown above it. */
export interface Notice {
  readonly level: 'info' | 'error';
  readonly text: Message;
}

/** The notice about a list. It goes when another list is shown. */
export function useListNotice(list: string) {
  const [notice, setNotice] = useState<Notice>();
  const [noticedList, setNoticedList] = useState(list);
  if (noticedList !== list) {
    setNoticedList(list);
    setNotice(undefined);
  }
  return [notice, setNotice] as const;
}
