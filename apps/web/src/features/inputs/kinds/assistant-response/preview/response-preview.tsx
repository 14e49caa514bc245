import { isJsonArray, type ResponseEntry } from '@confab/model';
import { getRowId } from '@confab/inputs';
import { IconButton } from '@confab/ui';
import { SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ChatWordsProvider } from '../../../../../chat/chat-words.tsx';
import { useEditingSession } from '../../../../../editing/index.ts';
import { isAssetId, useAssetAddresses } from '../../../../../media/asset-addresses.ts';
import { useWords } from '../../../../../words/define-words.ts';
import { useLanguage } from '../../../../../words/language.ts';
import { useSystemVariables } from '../../../../../words/variable-names.ts';
import { useTranslatedValue, useWritingLanguage } from '../../../../translations/index.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { previewDevices, previewWords, type PreviewDevice } from './preview-words.ts';
import { toPreviewMessage } from './to-preview-message.ts';
import { useSteadyAddresses } from './use-steady-addresses.ts';
import classes from './preview.module.css';

interface ResponsePreviewProps {
  readonly itemId: string;
  /** The path of the list of entries. */
  readonly listPath: string;
  /** The entry that is being edited. */
  readonly activeId: string | undefined;
  readonly onActivate: (entryId: string) => void;
}

const looks = ['light', 'dark'] as const;

/** An entry of a response as people get it, on a device of choice, while it is being written. */
export function ResponsePreview({ itemId, listPath, activeId, onActivate }: ResponsePreviewProps) {
  const say = useWords(previewWords);
  const language = useLanguage((state) => state.language);
  const getTokenName = useSystemVariables();
  const { teamId } = useEditingSession();
  const { further } = useWritingLanguage();
  const list = useTranslatedValue(itemId, listPath, further);
  const titleId = useId();
  const [device, setDevice] = useState<PreviewDevice>('phone');
  const [look, setLook] = useState<'light' | 'dark'>('light');
  const entries = isJsonArray(list) ? list : [];
  const at = Math.max(
    0,
    entries.findIndex((entry) => getRowId(entry) === activeId),
  );
  // The server accepts only entries at this path.
  const entry = (entries[at] ?? {}) as unknown as Partial<ResponseEntry>;
  const hasFile = isAssetId(entry.ImageAssetId ?? '') || isAssetId(entry.AudioAssetId ?? '');
  const addresses = useSteadyAddresses(useAssetAddresses(teamId, hasFile));
  const shown = toPreviewMessage(entry, addresses, getTokenName);

  function activate(index: number) {
    const id = getRowId(entries[index] ?? null);
    if (id !== undefined) onActivate(id);
  }

  return (
    <section className={classes.preview} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Text size="sm" fw={600} id={titleId}>
          {say.preview}
        </Text>
        {entries.length > 1 ? (
          <span className={classes.pager}>
            <IconButton
              size={24}
              label={say.previous}
              disabled={at === 0}
              icon={<IconChevronLeft size={16} aria-hidden="true" />}
              onClick={() => activate(at - 1)}
            />
            <Text size="xs" role="status">
              {say.of(at + 1, entries.length)}
            </Text>
            <IconButton
              size={24}
              label={say.next}
              disabled={at === entries.length - 1}
              icon={<IconChevronRight size={16} aria-hidden="true" />}
              onClick={() => activate(at + 1)}
            />
          </span>
        ) : null}
      </div>
      <div className={classes.settings}>
        <SegmentedControl
          size="xs"
          aria-label={say.device}
          value={device}
          onChange={(value) => setDevice(previewDevices.find((one) => one === value) ?? device)}
          data={previewDevices.map((value) => ({ value, label: say.deviceName(value) }))}
        />
        <SegmentedControl
          size="xs"
          aria-label={say.look}
          value={look}
          onChange={(value) => setLook(looks.find((one) => one === value) ?? look)}
          data={looks.map((value) => ({ value, label: say.lookName(value) }))}
        />
      </div>
      <ChatWordsProvider language={language}>
        <PreviewScreen {...{ device, look, shown }} />
      </ChatWordsProvider>
      {/^https?:/i.test(shown.message.imageUrl ?? '') && !isAssetId(entry.ImageAssetId ?? '') ? (
        <Text size="xs" c="dimmed">
          {say.otherSite}
        </Text>
      ) : null}
    </section>
  );
}
