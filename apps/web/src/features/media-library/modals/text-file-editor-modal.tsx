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
import { useSaveText } from '../details/use-asset-details.ts';
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
  const save = useSaveText({ teamId, assetId });
  const [edited, setEdited] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
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
  const close = useConfirmedClose({ isChanged, onClose });

  async function apply() {
    if (!isChanged) return onClose();
    setSaving(true);
    setFailure(undefined);
    try {
      await save({ fileName, text, version: stored.data?.version });
      onSaved?.();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
    return undefined;
  }

  const messages = [
    ...(stored.isError ? [{ level: 'error', text: say.couldNotLoad } as const] : []),
    ...(failure === undefined ? [] : [{ level: 'error', text: say.notSaved } as const]),
    // The fallback of the upload says the same once more.
    ...(failure === undefined || failure === mediaCalls.uploadFile.fallbackMessage
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
          isLoading: isSaving,
          onPress: () => void apply(),
        },
      ]}
      onClose={close}
    >
      {stored.isSuccess && (
        <Textarea
          aria-label={say.textOf(fileName)}
          value={text}
          classNames={{ input: classes.text ?? '' }}
          data-autofocus
          onChange={(event) => setEdited(event.currentTarget.value)}
        />
      )}
    </ModalFrame>
  );
}
