import { Input } from '@mantine/core';
import { useEditingSession } from '../../../../editing/index.ts';
import { AudioAssetPanel, waitUntilStored, type ChosenAudio } from '../../../audio/index.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { AssetDetail } from './asset-detail.tsx';

interface AudioFieldProps extends Pick<
  InputProps,
  'itemId' | 'path' | 'property' | 'control' | 'labelId' | 'isEnabled'
> {
  /** Blank for none. */
  readonly assetId: string;
  readonly fileName: string;
  readonly expectedText?: string;
  readonly wordsHash?: string;
  readonly isStale?: boolean;
  readonly onAudio: (audio: ChosenAudio, wordsHash: string) => void;
}

/** An audio of the library in a form, with its recorder. */
export function AudioField({ itemId, path, property, control, labelId, onAudio, ...audio }: AudioFieldProps) {
  const session = useEditingSession();
  const { teamId, projectId } = session;
  const { id, error, errorProps } = control;
  return (
    <Input.Wrapper error={error} errorProps={errorProps}>
      <div
        id={id}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={error === undefined || error === null ? undefined : errorProps.id}
      >
        <AudioAssetPanel
          {...audio}
          teamId={teamId}
          label={getInputLabel(property)}
          target={`${projectId}/${itemId}/${path}`}
          onChange={onAudio}
          waitUntilStored={(assetId) => waitUntilStored(session, { itemId, path, assetId })}
        />
        <AssetDetail id={audio.assetId} />
      </div>
    </Input.Wrapper>
  );
}
