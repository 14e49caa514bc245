import { IconButton } from '@confab/ui';
import { IconArrowBackUp, IconPencil, IconPin, IconPinFilled } from '@tabler/icons-react';
import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../words/define-words.ts';
import { useSystemVariables } from '../../../words/variable-names.ts';
import { useSimulator } from '../simulator-context.tsx';
import { show } from '../trace/create-trace-lines.ts';
import { VariableForm } from './variable-form.tsx';
import type { VariableRow } from './list-variable-rows.ts';
import { words } from '../words.ts';
import shared from '../simulator.module.css';
import classes from './variables.module.css';

interface VariableRowViewProps {
  readonly row: VariableRow;
  readonly canChange: boolean;
}

/** A variable with its value, its previous value and a button to set it by hand. */
export function VariableRowView({ row, canChange }: VariableRowViewProps) {
  const say = useWords(words);
  const simulator = useSimulator();
  const getSystemName = useSystemVariables();
  const [isOpen, setOpen] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const label = getSystemName(row.name);
  const { name, type, value, before, isChanged, wasByHand, isByHand, isPinned } = row;
  const marks = [
    isChanged ? say.changed : '',
    wasByHand ? say.byHand : '',
    isByHand ? `${say.byHand}, ${say.fromNextTurn}` : '',
  ].filter((mark) => mark !== '');

  /** Moves the row to another group, where it has another button; the focus follows it. */
  function pin({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const table = currentTarget.closest('table');
    const { pinned } = simulator.getState().preferences;
    flushSync(() => simulator.prefer({ pinned: isPinned ? pinned.filter((one) => one !== name) : [...pinned, name] }));
    const rows = [...(table?.querySelectorAll<HTMLElement>('tr[data-variable]') ?? [])];
    rows
      .find(({ dataset }) => dataset['variable'] === name)
      ?.querySelector('button')
      ?.focus();
  }

  /** Takes the focus of the form that has closed, unless the author has moved on. */
  function takeFocus(button: HTMLButtonElement | null) {
    changeButton.current = button;
    if (!button || !wasOpen.current) return;
    wasOpen.current = false;
    // The simulator can be in a separate window.
    const { activeElement, body } = button.ownerDocument;
    if (activeElement === body) button.focus();
  }

  return (
    <tr data-variable={name} data-changed={isChanged || undefined} data-by-hand={isByHand || undefined}>
      <th scope="row">
        <IconButton
          size={20}
          label={isPinned ? say.unwatch(label) : say.watch(label)}
          aria-pressed={isPinned}
          icon={isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} />}
          onClick={pin}
        />
        {label}
        {marks.length > 0 && <span className={shared.by}> {marks.join(', ')}</span>}
      </th>
      <td>
        {isOpen && canChange ? (
          <VariableForm
            {...{ name, type, value }}
            onApply={(next) => {
              simulator.write(name, next);
              setOpen(false);
            }}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <span className={classes.valueLine}>
            <span className={classes.value}>
              {show(value, say)}
              {before !== undefined && <span className={shared.by}> {say.wasBefore(show(before, say))}</span>}
            </span>
            {isByHand && (
              <IconButton
                size={20}
                label={say.undoChange(label)}
                icon={<IconArrowBackUp size={14} />}
                onClick={() => {
                  simulator.write(name, undefined);
                  // This button disappears.
                  changeButton.current?.focus();
                }}
              />
            )}
            {canChange && (
              <IconButton
                buttonRef={takeFocus}
                size={20}
                label={say.change(label)}
                icon={<IconPencil size={14} />}
                onClick={() => {
                  wasOpen.current = true;
                  setOpen(true);
                }}
              />
            )}
          </span>
        )}
      </td>
    </tr>
  );
}
