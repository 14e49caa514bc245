import { ModalFrame } from '@confab/ui';
import { Group } from '@mantine/core';
import { EditingSessionProvider, type EditingSession } from '../../../../editing/index.ts';
import type { BlockProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { InputsProvider, type InputsContextValue } from '../../inputs-context.tsx';
import { ResponseEditor } from './response-editor.tsx';
import { SelectionMethodInput } from './selection-method-input.tsx';

export interface AssistantResponseModalProps extends BlockProps {
  /** Passed explicitly, because modals are rendered outside the providers. */
  readonly session: EditingSession;
  readonly inputsContext: InputsContextValue;
  readonly onClose: () => void;
}

/** A response in a window of its own, with its preview beside it (A2.32). Changes apply immediately, as in any form. */
export function AssistantResponseModal({ session, inputsContext, onClose, ...props }: AssistantResponseModalProps) {
  const { itemId, path, property } = props;
  const name = getInputLabel(property);
  return (
    <EditingSessionProvider session={session}>
      <InputsProvider value={inputsContext}>
        <ModalFrame mode="fullScreen" title={name} onClose={onClose}>
          <Group mb="xs">
            <SelectionMethodInput {...{ itemId, path, name }} />
          </Group>
          <ResponseEditor {...props} isWindow />
        </ModalFrame>
      </InputsProvider>
    </EditingSessionProvider>
  );
}
