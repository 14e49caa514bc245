import { emptyId, type JsonValue } from '@confab/model';
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
  readonly value: JsonValue | undefined;
  /** The id of the asset in a value; blank or the all-zero id for none. */
  readonly readAssetId: (value: JsonValue | undefined) => string;
  readonly fileName: string;
  readonly expectedText?: string;
  readonly wordsHash?: string;
  readonly isStale?: boolean;
  readonly onAudio: (audio: ChosenAudio, wordsHash: string) => void;
}

/** An audio of the library in a form, with its recorder. */
export function AudioField(field: AudioFieldProps) {
  const { itemId, path, property, control, labelId, onAudio, value, readAssetId, ...audio } = field;
  const session = useEditingSession();
  const { teamId, projectId } = session;
  const readId = (from: JsonValue | undefined) => {
    const assetId = readAssetId(from);
    return assetId === emptyId ? '' : assetId;
  };
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
          assetId={readId(value)}
          getAssetId={() => readId(session.getValue(itemId, path))}
          teamId={teamId}
          label={getInputLabel(property)}
          target={`${projectId}/${itemId}/${path}`}
          onChange={onAudio}
          waitUntilStored={(assetId) => waitUntilStored(session, { itemId, path, assetId })}
        />
        <AssetDetail id={readId(value)} />
      </div>
    </Input.Wrapper>
  );
}
