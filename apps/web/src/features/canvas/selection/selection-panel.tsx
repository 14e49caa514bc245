import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { findItemSchema, ItemIcon, type EditorActions, type ItemSchemas } from '../../tree/index.ts';
import { words } from '../words.ts';
import classes from './selection.module.css';

interface SelectionPanelProps {
  readonly nodeIds: readonly string[];
  readonly schemas: ItemSchemas;
  readonly actions: EditorActions;
}

/** Replaces the properties while several nodes are selected: their names, each of which selects that node. */
export function SelectionPanel({ nodeIds, schemas, actions }: SelectionPanelProps) {
  const say = useWords(words);
  const session = useEditingSession();
  return (
    <section className={classes.panel} aria-label={say.selectedNodes(nodeIds.length)}>
      <h2>{say.selectedNodes(nodeIds.length)}</h2>
      <ul>
        {nodeIds.map((id) => {
          const item = session.getItem(id);
          return (
            item && (
              <li key={id}>
                <button type="button" className={classes.item} onClick={() => actions.select(id)}>
                  <ItemIcon name={findItemSchema(schemas, item)?.icon} />
                  {item.displayName}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
