import type { ItemSchema } from '@confab/model';
import { useWords } from '../../words/define-words.ts';
import { ItemMenu, type EditorActions } from '../tree/index.ts';
import { ItemPanel } from './item-panel.tsx';
import type { InputTarget } from './use-scroll-to-input.ts';
import { words } from './words.ts';

interface PropertiesPanelProps {
  readonly itemId: string;
  readonly schema: ItemSchema | undefined;
  readonly actions: EditorActions;
  /** An input of this item to scroll to. */
  readonly inputTarget?: InputTarget | undefined;
  readonly onClose: () => void;
}

/** The properties of the selected item. Closing the panel clears the selection (A2.31). */
export function PropertiesPanel({ itemId, schema, actions, inputTarget, onClose }: PropertiesPanelProps) {
  const say = useWords(words);
  return (
    <ItemPanel
      label={say.properties}
      typeLabel={schema?.kind === 'project' ? say.project : schema?.title}
      closeLabel={say.close}
      itemId={itemId}
      schema={schema}
      inputTarget={inputTarget}
      onRename={(name) => actions.rename(itemId, name)}
      onClose={onClose}
      renderMenu={(item, onRename) => (
        <ItemMenu size={28} item={item} schema={schema} actions={actions} onRename={onRename} />
      )}
    />
  );
}
