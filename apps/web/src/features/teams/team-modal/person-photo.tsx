import { photoAddress } from '@confab/contracts';
import { personColour } from '../../../live/person-colour.ts';
import { Avatar } from '@mantine/core';

interface PersonPhotoProps {
  readonly name: string;
  readonly accountId: string;
  /** Empty when the person has no photo; the initials are shown instead. */
  readonly assetId: string;
}

/** The photo of a person. It is decorative, because the name is beside it. */
export function PersonPhoto({ name, accountId, assetId }: PersonPhotoProps) {
  return (
    <Avatar
      size={32}
      radius="xl"
      name={name}
      src={photoAddress(assetId) ?? null}
      alt=""
      aria-hidden="true"
      styles={{ placeholder: { background: personColour(accountId), color: '#fff', fontWeight: 600 } }}
    />
  );
}
