import { ModalFrame } from '@confab/ui';
import { appendToPath, getRowsDefinition, getRowTitle } from '@confab/inputs';
import { isJsonObject, type Property } from '@confab/model';
import { Text } from '@mantine/core';
import { EditingSessionProvider, useValue, type EditingSession } from '../../../../../editing/index.ts';
import { useWords } from '../../../../../words/define-words.ts';
import { BlockContext } from '../../../form/form-context.ts';
import { InputGrid } from '../../../form/input-grid.tsx';
import { InputsProvider, type InputsContextValue } from '../../../inputs-context.tsx';
import { getInputLabel } from '../../../field/field-frame.tsx';
import { RowForm } from './row-form.tsx';
import { listRowProperties } from './list-row-properties.ts';
import { getRowValues } from '../rows/list-shown-rows.ts';
import { getTableKind } from '../table-kind.ts';
import { useCellText } from '../rows/use-cell-text.ts';
import { words } from '../words.ts';

export interface PropertiesModalProps {
  /** Passed explicitly, because modals are rendered outside the providers. */
  readonly session: EditingSession;
  readonly inputsContext: InputsContextValue;
  readonly itemId: string;
  /** The path of the table, tree or composite. */
  readonly path: string;
  readonly property: Property;
  /** The row or node; undefined for a composite. */
  readonly rowId?: string | undefined;
  /** 'fullScreen', 'rightPanel', or undefined for a centred modal (A2.36). */
  readonly mode?: string | undefined;
  readonly onClose: () => void;
}

/** The inputs of one row, node or composite in a modal (A2.32). Changes apply immediately, as in any form. */
export function PropertiesModal({ session, inputsContext, ...place }: PropertiesModalProps) {
  return (
    <EditingSessionProvider session={session}>
      <InputsProvider value={inputsContext}>
        <Properties {...place} />
      </InputsProvider>
    </EditingSessionProvider>
  );
}

type PropertiesProps = Omit<PropertiesModalProps, 'session' | 'inputsContext'>;

function Properties({ itemId, path, property, rowId, mode, onClose }: PropertiesProps) {
  const say = useWords(words);
  const text = useCellText();
  const definition = getRowsDefinition(property);
  const at = rowId === undefined ? path : appendToPath(path, rowId);
  const value = useValue(itemId, at);
  const { displayGrid = 12 } = property;
  const script = definition?.javaScript?.getControlDisplay;
  const block = { script, columns: displayGrid };
  const values = isJsonObject(value) ? (rowId === undefined ? value : getRowValues(value)) : undefined;
  const title =
    (definition && values && rowId !== undefined && getRowTitle(definition, values, text)) || getInputLabel(property);
  return (
    <ModalFrame
      title={title}
      {...(rowId === undefined ? {} : { subtitle: getInputLabel(property) })}
      mode={mode === 'fullScreen' || mode === 'rightPanel' ? mode : 'centred'}
      size={mode === 'rightPanel' ? 520 : 760}
      buttons={[{ label: say.close, kind: 'primary', onPress: onClose }]}
      onClose={onClose}
    >
      {definition && values ? (
        <BlockContext value={block}>
          <RowForm
            {...{ itemId, definition }}
            path={at}
            properties={listRowProperties(definition, getTableKind(definition), values, new Set())}
            Grid={InputGrid}
          />
        </BlockContext>
      ) : (
        <Text size="sm">{say.gone}</Text>
      )}
    </ModalFrame>
  );
}
