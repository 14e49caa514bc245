import { mediaCalls } from '@confab/contracts';
import { assetIdSchema } from '@confab/model/media';
import { ModalFrame } from '@confab/ui';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { loadAssetText } from '../../../media/load-asset.ts';
import type { AssetEditorProps } from '../../../media/media-modals.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useConfirmedClose } from '../../scripts/index.ts';
import { createContentKey } from '../data/library-queries.ts';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { SavingState } from '../drafts/saving-state.tsx';
import { keepTyped, removeDraft, type TextDraft } from '../drafts/text-drafts.ts';
import { useTextSaving } from '../drafts/use-text-saving.ts';
import classes from './modals.module.css';
import { words } from '../words.ts';

interface TextFileEditorModalProps extends AssetEditorProps {
  readonly onClose: () => void;
}

/** Edits a text file in full screen: loads it on open; OK uploads it into the asset, whose name stays (A2.54 to A2.56). */
export function TextFileEditorModal({ teamId, assetId, fileName, onSaved, onClose }: TextFileEditorModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const api = useApi();
  const saving = useTextSaving({ teamId, assetId });
  const { failure } = saving;
  const [edited, setEdited] = useState<string>();
  /** The version that a restored draft began with. */
  const [restoredVersion, setRestoredVersion] = useState<number>();
  const stored = useQuery({
    // Loaded when the editor opens, so that nobody edits an older text.
    queryKey: [...createContentKey(teamId, assetId), 'edit'],
    queryFn: ({ signal }) => {
      if (!assetIdSchema.safeParse(assetId).success) throw new Error(say.couldNotLoad);
      return loadAssetText(api, { teamId, assetId }, signal);
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const text = edited ?? stored.data?.text ?? '';
  const isChanged = edited !== undefined && edited !== stored.data?.text;
  const version = restoredVersion ?? stored.data?.version;
  const close = useConfirmedClose({ isChanged, onClose: isChanged ? discard : onClose });

  function change(next: string) {
    setEdited(next);
    keepTyped(assetId, next === stored.data?.text ? undefined : next, version);
  }
  function restore(draft: TextDraft) {
    setEdited(draft.text);
    setRestoredVersion(draft.version);
  }
  function discard() {
    removeDraft(assetId);
    onClose();
  }
  async function apply() {
    if (!isChanged) return onClose();
    if ((await saving.save({ fileName, text, version })) !== undefined) {
      removeDraft(assetId);
      onSaved?.();
      onClose();
    }
    return undefined;
  }

  const messages = [
    ...(stored.isError ? [{ level: 'error', text: say.couldNotLoad } as const] : []),
    ...(failure === undefined ? [] : [{ level: 'error', text: say.notSaved } as const]),
    // The fallback of the upload would repeat the same message.
    ...(failure === undefined || failure.message === mediaCalls.uploadFile.fallbackMessage
      ? []
      : [{ level: 'error', text: translate(failure) } as const]),
  ];
  return (
    <ModalFrame
      title={say.textEditor}
      subtitle={fileName}
      mode="fullScreen"
      isLoading={stored.isPending}
      messages={messages}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: close },
        {
          label: say.ok,
          kind: stored.isSuccess ? 'primary' : 'disabled',
          isLoading: saving.isSaving,
          onPress: () => void apply(),
        },
      ]}
      onClose={close}
    >
      {stored.isSuccess && (
        <>
          {edited === undefined && <DraftOffer assetId={assetId} storedText={stored.data.text} onRestore={restore} />}
          <SavingState
            fileName={fileName}
            percentage={saving.percentage}
            hasFailed={failure !== undefined}
            onRetry={() => void apply()}
          />
          <Textarea
            aria-label={say.textOf(fileName)}
            value={text}
            readOnly={saving.isSaving}
            classNames={{ input: classes.text ?? '' }}
            data-autofocus
            onChange={(event) => change(event.currentTarget.value)}
          />
        </>
      )}
    </ModalFrame>
  );
}
