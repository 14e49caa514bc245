import { Avatar, Tooltip } from '@mantine/core';

interface PersonBadgeProps {
  readonly name: string;
  /** The tooltip; the name by default. */
  readonly tip?: string;
  /** A CSS colour that stays the same for the person. */
  readonly colour: string;
  readonly size?: number;
}

/** A person as a round badge with initials. */
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
