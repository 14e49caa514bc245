import { IconButton } from '@confab/ui';
import { Group, Title } from '@mantine/core';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useEditingSession } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { getInputLabel, InputTip } from '../../field/field-frame.tsx';
import { useInputsContext } from '../../inputs-context.tsx';
import classes from '../../inputs.module.css';
import { ResponseEditor } from './response-editor.tsx';
import { SelectionMethodInput } from './selection-method-input.tsx';
import { words } from './words.ts';

/** An assistant response: its entries as cards, spoken in order or at random, in the form or in a window with a preview. */
export function AssistantResponseInput(props: BlockProps) {
  const { itemId, path, property } = props;
  const say = useWords(words);
  const session = useEditingSession();
  const inputsContext = useInputsContext();
  const name = getInputLabel(property);

  return (
    <fieldset className={classes.block} aria-label={name}>
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Group gap="3xs" wrap="nowrap">
          <Title order={4} size="sm">
            {name}
          </Title>
          <InputTip property={property} />
        </Group>
        <Group gap="3xs" wrap="nowrap">
          <SelectionMethodInput {...{ itemId, path, name }} />
          <IconButton
            size={24}
            label={say.openInWindow(name)}
            icon={<IconArrowsMaximize size={16} aria-hidden="true" />}
            onClick={() => openModal('assistantResponseModal', { ...props, session, inputsContext })}
          />
        </Group>
      </Group>
      <ResponseEditor {...props} />
    </fieldset>
  );
}
