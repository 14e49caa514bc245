import { Banner } from '@confab/ui';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useFormatTime } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { keepTyped, readKeptDraft, type TextDraft } from './text-drafts.ts';

interface DraftOfferProps {
  readonly assetId: string;
  /** The stored text; a draft that equals it was saved. */
  readonly storedText: string;
  readonly onRestore: (draft: TextDraft) => void;
}

/** Offers the changes of a text that an earlier page kept in this browser. Rendered with the asset as its key. */
export function DraftOffer({ assetId, storedText, onRestore }: DraftOfferProps) {
  const say = useWords(words);
  const format = useFormatTime();
  const [draft, setDraft] = useState(() => readKeptDraft(assetId));
  if (draft === undefined || draft.text === storedText) return null;

  function discard() {
    keepTyped(assetId, undefined, undefined);
    setDraft(undefined);
  }
  function restore(kept: TextDraft) {
    setDraft(undefined);
    onRestore(kept);
  }
  return (
    <Banner
      level="warning"
      isBoxed
      action={
        <Group gap="xs">
          <Button size="compact-sm" onClick={() => restore(draft)}>
            {say.restoreDraft}
          </Button>
          <Button size="compact-sm" variant="default" onClick={discard}>
            {say.discardDraft}
          </Button>
        </Group>
      }
    >
      {say.unsavedSince(format(draft.changedUtc))}
    </Banner>
  );
}
