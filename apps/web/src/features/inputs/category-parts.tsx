import { InfoTip } from '@confab/ui';
import { Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { InputCategory, InputGroup } from '@confab/inputs';
import type { Property } from '@confab/model';
import { useWords } from '../../words/define-words.ts';
import { InputGrid } from './input-grid.tsx';
import { useInputsSurroundings } from './inputs-context.tsx';
import classes from './inputs.module.css';
import { definitionFor } from './registry.ts';
import { words } from './words.ts';

interface CategoryTitleProps {
  readonly category: InputCategory;
  readonly marked: readonly string[];
}

/** What a tab or an accordion is called, with a mark when something in it has to be looked at. */
export function CategoryTitle({ category, marked }: CategoryTitleProps) {
  const say = useWords(words);
  const needsAttention = category.groups.some(({ inputs }) => inputs.some(({ name }) => marked.includes(name)));
  if (!needsAttention) return category.title;
  return (
    <span className={classes.markedTitle}>
      {category.title}
      <IconAlertTriangle size={14} aria-hidden="true" />
      <VisuallyHidden>{say.needsAttention}</VisuallyHidden>
    </span>
  );
}

interface CategoryInputsProps {
  readonly itemId: string;
  readonly siblings: readonly Property[];
  readonly category: InputCategory;
}

/** The inputs of a category, by their groups. */
export function CategoryInputs({ category, ...shared }: CategoryInputsProps) {
  const { description, tooltipText, tooltipLink } = category.category ?? {};
  return (
    <Stack gap="md">
      {description ? (
        <Group gap={4} align="center">
          <Text size="sm" c="dimmed">
            {description}
          </Text>
          {tooltipText ? <InfoTip label={category.title} text={tooltipText} link={tooltipLink} /> : null}
        </Group>
      ) : null}
      {category.groups.map((group) => (
        <div key={group.id}>
          <GroupTitle {...group} />
          <InputGrid {...shared} path="" properties={group.inputs} />
        </div>
      ))}
    </Stack>
  );
}

function isBlock({ type, displayAs }: Property) {
  return definitionFor(type, displayAs).layout === 'block';
}

function GroupTitle({ title, group, inputs }: InputGroup) {
  const { headingRank = 4 } = useInputsSurroundings();
  // A group of one block has that block's own heading.
  const isOneBlock = inputs.length === 1 && inputs.every(isBlock);
  if (!title || isOneBlock) return null;
  return (
    <>
      <Title order={headingRank} size="sm" mb={4}>
        {title}
      </Title>
      {group?.description ? (
        <Text size="sm" c="dimmed" mb={4}>
          {group.description}
        </Text>
      ) : null}
    </>
  );
}
