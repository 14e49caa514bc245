import { InfoTip } from '@confab/ui';
import { Collapse, Group, Stack, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import type { InputCategory, InputGroup } from '@confab/inputs';
import type { Property } from '@confab/model';
import { Suspense, useId, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { collapseMs, type CategoryMemory } from './use-category-memory.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { InputGrid } from './input-grid.tsx';
import { useInputsContext } from '../inputs-context.tsx';
import classes from '../inputs.module.css';
import { getInputDefinition } from '../registry.ts';
import { words } from '../words.ts';

interface CategoryTitleProps {
  readonly category: InputCategory;
  readonly marked: readonly string[];
}

/** The title of a tab or accordion, with a warning icon when one of its inputs is marked. */
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
  readonly memory: CategoryMemory;
}

/** A group with at least this many inputs above it is rendered only when it is scrolled near. */
const deferredAfterInputs = 48;

/** The inputs of a category, grouped. */
export function CategoryInputs({ category, memory, ...shared }: CategoryInputsProps) {
  const { description, tooltipText, tooltipLink } = category.category ?? {};
  const above = category.groups.map((_group, at) =>
    category.groups.slice(0, at).reduce((sum, { inputs }) => sum + inputs.length, 0),
  );
  return (
    <Stack gap="md">
      {description || tooltipText ? (
        <Group gap="3xs" align="center">
          <Text size="sm" c="dimmed">
            {description}
          </Text>
          {tooltipText ? <InfoTip label={category.title} text={tooltipText} link={tooltipLink} /> : null}
        </Group>
      ) : null}
      {category.groups.map((group, at) => (
        <InputGroupPart key={group.id} group={group} memory={memory}>
          <InputGrid {...shared} path="" properties={group.inputs} isFar={(above[at] ?? 0) >= deferredAfterInputs} />
        </InputGroupPart>
      ))}
    </Stack>
  );
}

interface InputGroupPartProps {
  readonly group: InputGroup;
  readonly memory: CategoryMemory;
  readonly children: ReactNode;
}

/** A titled group. Groups that are not expanded by default can be opened and closed. */
function InputGroupPart({ group, memory, children }: InputGroupPartProps) {
  const { headingRank = 4 } = useInputsContext();
  const id = useId();
  const { title, inputs, group: { description, tooltipText, tooltipLink, expandByDefault } = {} } = group;
  // A group that contains a single block uses the heading of the block.
  const isOneBlock = inputs.length === 1 && inputs.every(isBlock);
  const folds = expandByDefault === false && title !== '' && !isOneBlock;
  const isOpen = !folds || memory.isOpen(`group ${group.id}`, false);
  if (!title || isOneBlock) return <div>{children}</div>;
  return (
    <div>
      <Group gap="3xs" align="center" mb="3xs">
        <Title order={headingRank} size="sm">
          {folds ? (
            <UnstyledButton
              className={classes.fold}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => memory.setOpen(`group ${group.id}`, !isOpen)}
            >
              <IconChevronRight size={16} data-open={isOpen} aria-hidden="true" />
              {title}
            </UnstyledButton>
          ) : (
            title
          )}
        </Title>
        {tooltipText ? <InfoTip label={title} text={tooltipText} link={tooltipLink} /> : null}
      </Group>
      <Collapse id={id} expanded={isOpen} transitionDuration={collapseMs} keepMounted={false}>
        {description ? (
          <Text size="sm" c="dimmed" mb="3xs">
            {description}
          </Text>
        ) : null}
        <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
      </Collapse>
    </div>
  );
}

function isBlock({ type, displayAs }: Property) {
  return getInputDefinition(type, displayAs).layout === 'block';
}
