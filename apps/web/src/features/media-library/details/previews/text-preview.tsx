import type { AssetKind } from '@confab/model/media';
import { Banner, FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useWords } from '../../../../words/define-words.ts';
import { useMessage } from '../../../../words/messages.ts';
import { HtmlFrame } from '../../../scripts/index.ts';
import classes from '../details.module.css';
import { DraftOffer } from '../../drafts/draft-offer.tsx';
import { SavingState } from '../../drafts/saving-state.tsx';
import {
  finishDraft,
  keepTyped,
  removeDraft,
  restoreDraft,
  setDraft,
  useTextDrafts,
} from '../../drafts/text-drafts.ts';
import { useTextSaving } from '../../drafts/use-text-saving.ts';
import { useAssetText } from '../use-asset-details.ts';
import type { PreviewProps } from './image-preview.tsx';
import { TextActions } from './text-actions.tsx';
import { words } from '../../words.ts';

interface TextPreviewProps extends PreviewProps {
  readonly kind: Exclude<AssetKind['preview'], 'image' | 'audio'>;
}

/** How much of a long text is shown. */
const shownLength = 20_000;

/** A text, page or script with its editors (A2.88, A2.89). A changed text is kept until it is saved or dismissed. */
export function TextPreview({ asset, item, kind }: TextPreviewProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { assetId } = asset;
  const stored = useAssetText(asset);
  const draft = useTextDrafts((state) => state.drafts.get(assetId));
  const saving = useTextSaving(asset);
  const { failure, isSaving } = saving;
  const text = draft?.text ?? stored.data?.text;

  async function saveDraft() {
    if (draft === undefined) return;
    const version = await saving.save({ fileName: item.name, ...draft });
    if (version !== undefined) finishDraft(assetId, draft, version);
  }

  if (stored.isError) {
    return <FailureState title={say.noContent} message={translate(stored.error)} onRetry={() => stored.refetch()} />;
  }
  if (text === undefined) return <Skeleton height={160} radius="sm" />;
  return (
    <div className={classes.preview}>
      {draft === undefined && stored.data && item.permission.writeContents && (
        <DraftOffer
          key={assetId}
          assetId={assetId}
          storedText={stored.data.text}
          onRestore={(kept) => restoreDraft(assetId, kept)}
        />
      )}
      {draft !== undefined && (
        <Banner level="warning" isBoxed>
          {say.unsavedText}
        </Banner>
      )}
      {failure !== undefined && (
        <Banner level="error" isBoxed>
          {translate(failure)}
        </Banner>
      )}
      <SavingState
        fileName={item.name}
        percentage={saving.percentage}
        hasFailed={failure !== undefined && draft !== undefined}
        onRetry={() => void saveDraft()}
      />
      {kind === 'html' ? (
        <div className={classes.page}>
          <HtmlFrame title={say.previewOf(item.name)} html={text} />
        </div>
      ) : (
        <pre
          className={classes.text}
          data-code={kind !== 'text' || undefined}
          tabIndex={0}
          aria-label={say.previewOf(item.name)}
        >
          {text === '' ? say.emptyText : text.slice(0, shownLength)}
          {text.length > shownLength && '…'}
        </pre>
      )}
      <TextActions
        {...{ asset, item, kind, text, isSaving }}
        hasDraft={draft !== undefined}
        onChange={(next) =>
          next === stored.data?.text ? removeDraft(assetId) : setDraft(assetId, next, stored.data?.version)
        }
        onType={(next) => keepTyped(assetId, next, stored.data?.version)}
        onSave={() => void saveDraft()}
        onDismiss={() => {
          saving.clearFailure();
          removeDraft(assetId);
        }}
      />
    </div>
  );
}
