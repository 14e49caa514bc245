import { appendToPath, getRowId } from '@confab/inputs';
import { isJsonArray } from '@confab/model';
import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useValue } from '../../../../../editing/index.ts';
import { useWords } from '../../../../../words/define-words.ts';
import type { BlockProps } from '../../../define-input.ts';
import { ResponseEntryCard } from '../response-entry-card.tsx';
import { words } from '../words.ts';
import type { useEntryCommands } from './use-entry-commands.ts';
import { useEntryDrag } from './use-entry-drag.ts';

interface EntryListProps {
  readonly itemId: string;
  readonly listPath: string;
  readonly isEnabled: boolean;
  readonly Grid: BlockProps['Grid'];
  readonly commands: ReturnType<typeof useEntryCommands>;
  /** Called with the entry that gets the focus. */
  readonly onActivate: (entryId: string) => void;
}

/** The entries of a response as cards, in order. They are moved by their handle, with a pointer or the arrow keys. */
export function EntryList({ itemId, listPath, isEnabled, Grid, commands, onActivate }: EntryListProps) {
  const say = useWords(words);
  const list = useValue(itemId, listPath);
  const element = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const entryIds = (isJsonArray(list) ? list : []).map((entry) => getRowId(entry) ?? '');
  const drag = useEntryDrag(entryIds, commands.move);

  /** Moves an entry; the button that moved it keeps the focus. */
  function move(entryId: string, to: number) {
    // At once: the next key may come before the next frame.
    flushSync(() => {
      commands.move(entryId, to);
      if (to >= 0 && to < entryIds.length)
        setAnnounced(say.moved(entryIds.indexOf(entryId) + 1, to + 1, entryIds.length));
    });
    const cards = element.current?.querySelectorAll<HTMLElement>('[data-entry-id]') ?? [];
    const card = [...cards].find(({ dataset }) => dataset['entryId'] === entryId);
    if (card && !card.contains(document.activeElement)) card.querySelector<HTMLElement>('[data-grip]')?.focus();
  }

  /** Removes an entry; the focus goes to the next one, or to the button that adds one. */
  function remove(entryId: string, index: number) {
    flushSync(() => commands.remove(entryId));
    const cards = element.current?.querySelectorAll<HTMLElement>('[data-entry-id]') ?? [];
    const next = (cards[index] ?? cards[index - 1])?.querySelector<HTMLElement>('button');
    (next ?? element.current?.parentElement?.querySelector<HTMLElement>('[data-add-entry]'))?.focus();
  }

  return (
    <Stack gap="xs" ref={element}>
      {entryIds.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say.nothingSaid}
        </Text>
      ) : null}
      {entryIds.map((entryId, index) => (
        <div
          key={entryId}
          data-entry-id={entryId}
          data-over={drag.overId === entryId || undefined}
          onFocus={() => onActivate(entryId)}
          {...drag.getDropHandlers(entryId)}
        >
          <ResponseEntryCard
            {...{ itemId, index, isEnabled, Grid }}
            path={appendToPath(listPath, entryId)}
            count={entryIds.length}
            onMove={(to) => move(entryId, to)}
            onRemove={() => remove(entryId, index)}
            onCopy={() => commands.copy(entryId)}
            onDragStart={(event) => drag.startDrag(event, entryId)}
            onDragEnd={drag.endDrag}
          />
        </div>
      ))}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Stack>
  );
}
