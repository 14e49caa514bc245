import type { FileItem, KeptVersion } from '@confab/contracts';
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useFormatTime } from '../../../dates/index.ts';
import { loadVersion } from '../../../media/asset-versions.ts';
import type { AssetRef } from '../../../media/download-asset.ts';
import { saveBlob } from '../../../platform/save-file.ts';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { formatSize } from '../list/format-size.ts';
import { VersionPreview } from './version-preview.tsx';
import classes from './versions.module.css';
import { words } from './words.ts';
import { toMessage, type Message } from '../../../words/message.ts';

interface VersionLineProps {
  readonly asset: AssetRef;
  readonly item: FileItem;
  readonly version: KeptVersion;
  readonly isNewest: boolean;
  /** Whether its content is shown. */
  readonly isOpen: boolean;
  readonly isRestoring: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRestore: () => void;
  readonly onFailure: (message: Message | undefined) => void;
}

/** A version with its date, author and size, and what can be done with it. */
export function VersionLine(props: VersionLineProps) {
  const { asset, item, version, isNewest, isOpen, isRestoring, onOpen, onRestore, onFailure } = props;
  const { number, bytes, createdUtc, authorName, expiresUtc } = version;
  const say = useWords(words);
  const api = useApi();
  const format = useFormatTime();
  const language = useLanguage((state) => state.language);

  async function download() {
    onFailure(undefined);
    try {
      saveBlob(item.name, await loadVersion(api, { ...asset, version: number }));
    } catch (error) {
      onFailure(toMessage(error));
    }
  }

  return (
    <li>
      <div className={classes.line}>
        <div className={classes.about}>
          <span className={classes.number}>
            {say.number(number)} {isNewest && <span className={classes.newest}>{say.newest}</span>}
          </span>
          <span>{say.about(format(createdUtc), formatSize(bytes, language), authorName)}</span>
          {expiresUtc !== null && <span>{say.keptUntil(format(expiresUtc))}</span>}
        </div>
        <Action label={isOpen ? say.hide(number) : say.preview(number)} onPress={() => onOpen(!isOpen)}>
          {isOpen ? <IconEyeOff size={16} /> : <IconEye size={16} />}
        </Action>
        <Action label={say.download(number)} onPress={() => void download()}>
          <IconDownload size={16} />
        </Action>
        {!isNewest && item.permission.writeContents && (
          <Action label={say.restore(number)} isDisabled={isRestoring} onPress={onRestore}>
            <IconArrowBackUp size={16} />
          </Action>
        )}
      </div>
      {isOpen && <VersionPreview asset={{ ...asset, version: number }} name={item.name} />}
    </li>
  );
}

interface ActionProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Action({ label, isDisabled = false, onPress, children }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={isDisabled} onClick={onPress}>
      {children}
    </ActionIcon>
  );
}
