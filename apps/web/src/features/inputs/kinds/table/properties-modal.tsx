import { ModalFrame } from '@confab/ui';
import { appendToPath, getRowsDefinition, getRowTitle } from '@confab/inputs';
import { isJsonObject, type Property } from '@confab/model';
import { Text } from '@mantine/core';
import { EditingSessionProvider, useValue, type EditingSession } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import { BlockContext } from '../../form-context.ts';
import { InputGrid } from '../../input-grid.tsx';
import { InputsProvider, type InputsSurroundings } from '../../inputs-context.tsx';
import { labelOf } from '../../field-frame.tsx';
import { RowForm } from './row-form.tsx';
import { rowProperties } from './row-properties.ts';
import { valuesOf } from './shown-rows.ts';
import { tableKindOf } from './table-kind.ts';
import { useCellText } from './use-cell-text.ts';
import { words } from './words.ts';

export interface PropertiesModalProps {
  /** The open project, and what its forms know: a modal stands outside of what is below them. */
  readonly session: EditingSession;
  readonly surroundings: InputsSurroundings;
  readonly itemId: string;
  /** Of the table, the tree or the composite. */
  readonly path: string;
  readonly property: Property;
  /** The row or node; a composite has none. */
  readonly rowId?: string | undefined;
  /** 'fullScreen', 'rightPanel', or in the middle of the page (A2.36). */
  readonly mode?: string | undefined;
  readonly onClose: () => void;
}

/** The inputs of one row, node or composite in a window (A2.32). Changes are made as they are typed, as in any form. */
export function PropertiesModal({ session, surroundings, ...place }: PropertiesModalProps) {
  return (
    <EditingSessionProvider session={session}>
      <InputsProvider value={surroundings}>
        <Properties {...place} />
      </InputsProvider>
    </EditingSessionProvider>
  );
}

type PropertiesProps = Omit<PropertiesModalProps, 'session' | 'surroundings'>;

function Properties({ itemId, path, property, rowId, mode, onClose }: PropertiesProps) {
  const say = useWords(words);
  const text = useCellText();
  const definition = getRowsDefinition(property);
  const at = rowId === undefined ? path : appendToPath(path, rowId);
  const value = useValue(itemId, at);
  const { displayGrid = 12 } = property;
  const script = definition?.javaScript?.getControlDisplay;
  const block = { script, columns: displayGrid };
  const values = isJsonObject(value) ? (rowId === undefined ? value : valuesOf(value)) : undefined;
  const title =
    (definition && values && rowId !== undefined && getRowTitle(definition, values, text)) || labelOf(property);
  return (
    <ModalFrame
      title={title}
      {...(rowId === undefined ? {} : { subtitle: labelOf(property) })}
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
            properties={rowProperties(definition, tableKindOf(definition), values, new Set())}
            Grid={InputGrid}
          />
        </BlockContext>
      ) : (
        <Text size="sm">{say.gone}</Text>
      )}
    </ModalFrame>
  );
}
