import { photoAddress } from '@confab/contracts';
import { personColour } from '../../../live/person-colour.ts';
import { Avatar } from '@mantine/core';

interface PersonPhotoProps {
  readonly name: string;
  readonly accountId: string;
  /** Empty when the person has no picture; then the initials stand there. */
  readonly assetId: string;
}

/** The picture of a person beside their name, which says who it is. */
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
