import { isComposing } from '@confab/ui/is-composing';
import { Popover, TextInput } from '@mantine/core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useEnabledExtensions } from '../../extensions/index.ts';
import { ItemIcon, listAddableNodeTypes, type ItemSchemas } from '../../tree/index.ts';
import { words } from '../words.ts';
import { findNodeTypes } from './find-node-types.ts';
import classes from './adding.module.css';

interface QuickAddProps {
  readonly schemas: ItemSchemas;
  readonly workflowType: string;
  /** Page coordinates, in pixels. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onChoose: (nodeType: string) => void;
  readonly onClose: () => void;
}

/** A field at the pointer that finds node types while one types; Enter adds the marked one. */
export function QuickAdd({ schemas, workflowType, at, onChoose, onClose }: QuickAddProps) {
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const extensions = useEnabledExtensions(projectId);
  const [text, setText] = useState('');
  const [markedAt, setMarkedAt] = useState(0);
  const listId = useId();
  const groups = findNodeTypes(listAddableNodeTypes(schemas, workflowType, extensions), text);
  const options = groups.flatMap(({ types }) => types);
  const marked = options[Math.min(markedAt, options.length - 1)];

  function choose(nodeType: string) {
    onChoose(nodeType);
    onClose();
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') setMarkedAt((markedAt + 1) % Math.max(options.length, 1));
    else if (event.key === 'ArrowUp') setMarkedAt((markedAt - 1 + options.length) % Math.max(options.length, 1));
    else if (event.key === 'Enter' && marked) choose(marked.type);
    else return;
    event.preventDefault();
  }

  return (
    <Popover
      opened
      width={240}
      position="bottom-start"
      offset={2}
      trapFocus
      returnFocus
      withinPortal
      onChange={(isOpen) => !isOpen && onClose()}
    >
      <Popover.Target>
        <span className={classes.point} style={{ left: at.x, top: at.y }} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label={say.addNode}>
        <TextInput
          data-autofocus
          ref={focusAtOnce}
          size="xs"
          aria-label={say.findNodeType}
          placeholder={say.findNodeType}
          value={text}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          {...(marked ? { 'aria-activedescendant': `${listId}${marked.type}` } : {})}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setMarkedAt(0);
          }}
          onKeyDown={handleKey}
        />
        <div id={listId} role="listbox" aria-label={say.nodeTypes} className={classes.list}>
          {groups.map(({ id, title, types }) => (
            <div key={id} role="group" aria-label={title}>
              <div className={classes.title} aria-hidden="true">
                {title}
              </div>
              {types.map((schema) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and handles the keys
                <div
                  key={schema.type}
                  id={`${listId}${schema.type}`}
                  role="option"
                  aria-selected={schema === marked}
                  className={classes.option}
                  title={schema.description}
                  onClick={() => choose(schema.type)}
                  onPointerMove={() => setMarkedAt(options.indexOf(schema))}
                >
                  <ItemIcon name={schema.icon} />
                  {schema.title}
                </div>
              ))}
            </div>
          ))}
        </div>
        {options.length === 0 && <p className={classes.nothing}>{say.noNodeType}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The focus trap waits for a moment, and would lose the first letters of those who type fast. */
function focusAtOnce(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
}
