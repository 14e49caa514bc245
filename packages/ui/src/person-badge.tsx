import { Avatar, Tooltip } from '@mantine/core';

interface PersonBadgeProps {
  readonly name: string;
  /** What a pointer is told; the name unless there is more to say. */
  readonly tip?: string;
  /** A CSS colour that stays the same for the person. */
  readonly colour: string;
  readonly size?: number;
}

/** Somebody as a round badge with initials. */
export function PersonBadge({ name, tip = name, colour, size = 28 }: PersonBadgeProps) {
  return (
    <Tooltip label={tip} openDelay={300}>
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
