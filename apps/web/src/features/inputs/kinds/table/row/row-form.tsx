import { buildInputs, type InputGroup } from '@confab/inputs';
import type { Property, TableDefinition } from '@confab/model';
import { Accordion, Stack, Text, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { useWords } from '../../../../../words/define-words.ts';
import type { InputGridProps } from '../../../define-input.ts';
import { useInputsContext } from '../../../inputs-context.tsx';
import { words } from '../words.ts';

interface RowFormProps {
  readonly itemId: string;
  /** The path of the row, node or composite. */
  readonly path: string;
  readonly properties: readonly Property[];
  readonly definition: Pick<TableDefinition, 'categories' | 'groups'>;
  readonly Grid: ComponentType<InputGridProps>;
}

/** The inputs of one row, node or composite, by the categories and groups of its definition (A3.40). */
export function RowForm({ itemId, path, properties, definition, Grid }: RowFormProps) {
  const say = useWords(words);
  const { extensions } = useInputsContext();
  const { categories = [], groups = [] } = definition;
  if (properties.length === 0) return <Text size="sm">{say.noInputs}</Text>;
  const shared = { itemId, path, siblings: properties };
  if (categories.length === 0 && groups.length === 0) return <Grid {...shared} properties={properties} />;

  const parts = buildInputs({ title: '', properties, categories, groups }, { extensions });
  const loose = parts.filter(({ category }) => category === undefined);
  const titled = parts.filter(({ category }) => category !== undefined);
  return (
    <Stack gap="sm">
      {loose.map((part) => (
        <RowGroups key={part.id} {...shared} groups={part.groups} Grid={Grid} />
      ))}
      {titled.length > 0 ? (
        <Accordion
          multiple
          chevronPosition="left"
          keepMounted={false}
          defaultValue={titled.filter(({ isOpenAtFirst }) => isOpenAtFirst).map(({ id }) => id)}
        >
          {titled.map((part) => (
            <Accordion.Item key={part.id} value={part.id}>
              <Accordion.Control>{part.title}</Accordion.Control>
              <Accordion.Panel>
                <RowGroups {...shared} groups={part.groups} Grid={Grid} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      ) : null}
    </Stack>
  );
}

interface RowGroupsProps extends InputGridPlace {
  readonly groups: readonly InputGroup[];
  readonly Grid: ComponentType<InputGridProps>;
}

type InputGridPlace = Omit<InputGridProps, 'properties'>;

function RowGroups({ groups, Grid, ...place }: RowGroupsProps) {
  return groups.map(({ id, title, group, inputs }) => (
    <div key={id}>
      {title === '' ? null : (
        <Title order={5} size="sm" mb="3xs">
          {title}
        </Title>
      )}
      {group?.description === undefined ? null : (
        <Text size="sm" c="dimmed" mb="3xs">
          {group.description}
        </Text>
      )}
      <Grid {...place} properties={inputs} />
    </div>
  ));
}
