import { limits } from '@confab/model';
import { RenameField } from '@confab/ui';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { useCardActions } from './card-actions.tsx';
import classes from './card.module.css';

interface CardNameProps {
  readonly id: string;
  readonly name: string;
}

/** The name of a card; a double click, F2 and adding the node open it. */
export function CardName({ id, name }: CardNameProps) {
  const { canEdit, namedId, editName } = useCardActions();
  if (namedId === id) return <CardNameField id={id} name={name} />;
  return (
    // The keys of the card open its name too.
    <span className={classes.name} title={name} onDoubleClick={() => canEdit && editName(id)}>
      {name}
    </span>
  );
}

/**
 * The name while it is edited. When a key ends the edit, the card gets the focus, so that the keys of the canvas
 * continue from it.
 */
function CardNameField({ id, name }: CardNameProps) {
  const say = useWords(words);
  const { endName, rename } = useCardActions();

  function end() {
    const { activeElement } = document;
    // A click elsewhere has moved the focus already.
    if (activeElement instanceof HTMLInputElement)
      activeElement.closest<HTMLElement>('.react-flow__node')?.focus({ preventScroll: true });
    endName(id);
  }

  return (
    <span className={`nodrag nopan ${classes.naming ?? ''}`}>
      <span aria-hidden="true">{name}</span>
      <RenameField
        label={say.nodeName}
        name={name}
        maxLength={limits.nameMax}
        className={classes.nameField}
        onCommit={(next) => {
          rename(id, next);
          end();
        }}
        onCancel={end}
      />
    </span>
  );
}
