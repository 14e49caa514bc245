import { Loader, Switch, VisuallyHidden } from '@mantine/core';
import { timings, type ColumnProperty, type JsonValue } from '@confab/model';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useInputError, useEditingSession, useEditingStatus } from '../../../../../editing/index.ts';
import { useWords } from '../../../../../words/define-words.ts';
import { getInputLabel } from '../../../field/field-frame.tsx';
import { words } from '../words.ts';
import classes from '../table.module.css';

interface ToggleCellProps {
  readonly itemId: string;
  readonly path: string;
  readonly column: ColumnProperty;
  readonly value: JsonValue | undefined;
  readonly title: string;
  readonly isEnabled: boolean;
}

/** A Bool column as a switch in the row (A3.42). An icon shows the result of a change for 2 s (A9.27). */
export function ToggleCell({ itemId, path, column, value, title, isEnabled }: ToggleCellProps) {
  const session = useEditingSession();
  const [changes, setChanges] = useState(0);
  const isOn = value === true || value === 'true';

  function toggle() {
    session.edit(itemId, { path, action: 'ValueChanged', updatedValue: !isOn });
    setChanges((count) => count + 1);
  }
  return (
    <span className={classes.toggle}>
      <Switch
        size="xs"
        aria-label={`${getInputLabel(column)}: ${title}`}
        checked={isOn}
        disabled={!isEnabled}
        onChange={toggle}
      />
      <span className={classes.toggleStatus} role="status">
        {changes > 0 ? <ToggleStatus key={changes} itemId={itemId} path={path} /> : null}
      </span>
    </span>
  );
}

/** The status of a change: saving, then saved or failed (A8.99), for 2 s. */
function ToggleStatus({ itemId, path }: Pick<ToggleCellProps, 'itemId' | 'path'>) {
  const say = useWords(words);
  const { pendingCount } = useEditingStatus();
  const error = useInputError(itemId, path);
  const [isOver, setOver] = useState(false);
  const isSettled = error !== undefined || pendingCount === 0;
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => setOver(true), timings.statusIconHideMs);
    return () => clearTimeout(timer);
  }, [isSettled]);
  if (isOver) return null;
  if (!isSettled) return <Loader size={14} aria-label={say.saving} />;
  return (
    <>
      {error === undefined ? (
        <IconCheck size={16} className={classes.good} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={16} className={classes.bad} aria-hidden="true" />
      )}
      <VisuallyHidden>{error === undefined ? say.saved : say.failed}</VisuallyHidden>
    </>
  );
}
