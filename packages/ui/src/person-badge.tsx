import { Avatar, Tooltip } from '@mantine/core';

interface PersonBadgeProps {
  readonly name: string;
  /** A CSS colour that stays the same for the person. */
  readonly colour: string;
  readonly size?: number;
}

/** Somebody as a round badge with initials. */
export function PersonBadge({ name, colour, size = 28 }: PersonBadgeProps) {
  return (
    <Tooltip label={name} openDelay={300}>
      <Avatar
        size={size}
        radius="xl"
        name={name}
        aria-label={name}
        styles={{ placeholder: { background: colour, color: '#fff', fontWeight: 600 } }}
      />
    </Tooltip>
  );
}
