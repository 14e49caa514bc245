import type { ItemSchema, PagePlace } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useConfirmedClose } from '../scripts/index.ts';
import { createPageActions } from './page-actions/create-page-actions.ts';
import { parsePageLines } from './page-actions/plan-page-changes.ts';
import type { PageList } from './page-tree/create-page-lists.ts';
import { words } from './words.ts';

interface BulkInsertModalProps {
  readonly pageTypes: readonly ItemSchema[];
  readonly lists: readonly PageList[];
  readonly place: PagePlace;
  /** Called with the first page that was added. */
  readonly onSelect: (pageId: string) => void;
  readonly onClose: () => void;
}

/** Adds several pages at once: a line is a page, and an indented line is a page below the one above it. */
export function BulkInsertModal({ pageTypes, lists, place, onSelect, onClose }: BulkInsertModalProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const [text, setText] = useState('');
  const [type, setType] = useState(pageTypes.find((one) => one.type === 'Page')?.type ?? pageTypes[0]?.type ?? '');
  const count = parsePageLines(text, type, () => '').length;

  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = useConfirmedClose({ isChanged: text.trim() !== '', onClose });

  async function insert() {
    setAdding(true);
    setFailure(undefined);
    const newId = () => session.newId();
    const actions = createPageActions({ session, getLists: () => lists, select: onSelect, newId });
    if (await actions.addLines(place, type, text)) return onClose();
    setAdding(false);
    return setFailure(session.getItem(place.target) ? say.pagesNotAdded : say.placeGone);
  }

  return (
    <ModalFrame
      title={say.bulkTitle}
      size={520}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: close },
        {
          label: say.addPages(count),
          kind: count > 0 ? 'primary' : 'disabled',
          isLoading: isAdding,
          onPress: () => void insert(),
        },
      ]}
      messages={failure === undefined ? [] : [{ level: 'error', text: failure }]}
      onClose={close}
    >
      <Textarea
        label={say.bulkLabel}
        description={say.bulkHint}
        autosize
        minRows={8}
        maxRows={16}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select
        mt="md"
        label={say.bulkType}
        allowDeselect={false}
        data={pageTypes.map((schema) => ({ value: schema.type, label: schema.title }))}
        value={type}
        onChange={(next) => setType(next ?? type)}
      />
    </ModalFrame>
  );
}
