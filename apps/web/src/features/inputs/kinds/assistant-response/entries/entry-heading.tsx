import type { EntryPart } from '@confab/inputs';
import type { ResponseEntry } from '@confab/model';
import { IconButton } from '@confab/ui';
import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconExclamationCircle } from '@tabler/icons-react';
import { useWords } from '../../../../../words/define-words.ts';
import { words } from '../words.ts';
import { summarizeEntry } from './entry-clipboard.ts';

interface EntryHeadingProps {
  /** The id of the entry in its response. */
  readonly id: string | undefined;
  readonly number: number;
  readonly entry: ResponseEntry | undefined;
  readonly isCollapsed: boolean;
  /** What the entry lacks, in words. */
  readonly missing: readonly EntryPart[];
  readonly onToggle: () => void;
}

/** The number of an entry, what it lacks and its condition; of a collapsed one also its first words. */
export function EntryHeading({ id, number, entry, isCollapsed, missing, onToggle }: EntryHeadingProps) {
  const say = useWords(words);
  const condition = entry?.Condition?.trim() ?? '';
  const Chevron = isCollapsed ? IconChevronRight : IconChevronDown;
  return (
    <Group gap="2xs" wrap="nowrap" miw={0}>
      <IconButton
        size={20}
        label={isCollapsed ? say.expand(number) : say.collapse(number)}
        aria-expanded={!isCollapsed}
        data-row={id}
        icon={<Chevron size={14} aria-hidden="true" />}
        onClick={onToggle}
      />
      <Text size="sm" fw={600} flex="none">
        {say.entry(number)}
      </Text>
      {isCollapsed && entry ? (
        <Text size="sm" truncate>
          {summarizeEntry({ ...entry })}
        </Text>
      ) : null}
      {condition === '' ? null : (
        <Text size="xs" c="dimmed" truncate title={condition}>
          {say.onlyIf(condition)}
        </Text>
      )}
      {missing.length > 0 ? (
        <Group gap="3xs" wrap="nowrap">
          <IconExclamationCircle size={16} aria-hidden="true" color="var(--mantine-color-error)" />
          <VisuallyHidden>{say.incomplete}</VisuallyHidden>
          <Text size="xs" c="dimmed">
            {say.needs(missing)}
          </Text>
        </Group>
      ) : null}
    </Group>
  );
}
