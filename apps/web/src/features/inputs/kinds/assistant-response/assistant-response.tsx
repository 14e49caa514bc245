import { InfoTip } from '@confab/ui';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { appendToPath, moveRow, getOrderAt, responseFields, getRowId } from '@confab/inputs';
import { isJsonArray, selectionMethods } from '@confab/model';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { BlockError, getInputLabel } from '../../field/field-frame.tsx';
import classes from '../../inputs.module.css';
import { ResponseEntryCard } from './response-entry-card.tsx';
import { words } from './words.ts';

/** Fields that select a linked response (A3.54). */
const linking = responseFields.slice(0, 3);

/** An assistant response: its entries as cards, spoken in order or at random. */
export function AssistantResponseInput({ itemId, path, property, Grid }: BlockProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const isLinked = useValue(itemId, appendToPath(path, 'IsLinkedResponse')) === true;
  const [isLinking, { toggle }] = useDisclosure(isLinked);
  const listPath = appendToPath(path, 'Entries');
  const list = useValue(itemId, listPath);
  const method = useValue(itemId, appendToPath(path, 'SelectionMethod'));
  const entries = isJsonArray(list) ? list : [];
  const isEnabled = !session.isReadOnly;
  const name = getInputLabel(property);

  function add() {
    const entry = {
      EntryId: session.newId(),
      Order: getOrderAt(entries),
      SpokenText: '',
      DisplayText: '',
      Enabled: true,
      SuggestionChips: [],
    };
    session.edit(itemId, { path: listPath, action: 'AddRow', updatedValue: entry });
  }
  function move(entryId: string, to: number) {
    const values = session.getItem(itemId)?.values;
    if (values) session.edit(itemId, moveRow(values, listPath, entryId, to));
  }

  return (
    <fieldset className={classes.block} aria-label={name}>
      <Group justify="space-between" mb="xs">
        <Group gap={4}>
          <Title order={4} size="sm">
            {name}
          </Title>
          <InfoTip label={name} text={property.tooltipText} link={property.tooltipLink} />
        </Group>
        {entries.length > 1 ? (
          <Select
            aria-label={say.methodOf(name)}
            size="xs"
            w={130}
            allowDeselect={false}
            disabled={!isEnabled}
            data={[...selectionMethods]}
            value={typeof method === 'string' ? method : 'Escalating'}
            onChange={(chosen) => {
              if (chosen)
                session.edit(itemId, {
                  path: appendToPath(path, 'SelectionMethod'),
                  action: 'ValueChanged',
                  updatedValue: chosen,
                });
            }}
          />
        ) : null}
      </Group>
      <Stack gap="xs">
        {entries.length === 0 ? (
          <Text size="sm" c="dimmed">
            {say.nothingSaid}
          </Text>
        ) : null}
        {entries.map((entry, index) => {
          const entryId = getRowId(entry) ?? '';
          return (
            <ResponseEntryCard
              key={entryId}
              {...{ itemId, index, isEnabled, Grid }}
              path={appendToPath(listPath, entryId)}
              count={entries.length}
              onMove={(to) => move(entryId, to)}
              onRemove={() => session.edit(itemId, { path: appendToPath(listPath, entryId), action: 'DeleteRow' })}
            />
          );
        })}
      </Stack>
      <BlockError itemId={itemId} path={listPath} />
      <Group gap="xs" mt="xs">
        {isEnabled ? (
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={add}>
            {say.addEntry}
          </Button>
        ) : null}
        <Button size="xs" variant="subtle" aria-expanded={isLinking} onClick={toggle}>
          {say.linking}
        </Button>
      </Group>
      {isLinking ? (
        <Grid itemId={itemId} path={path} properties={isLinked ? linking : linking.slice(0, 1)} siblings={linking} />
      ) : null}
    </fieldset>
  );
}
