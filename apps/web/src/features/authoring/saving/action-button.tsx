import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../authoring.module.css';
import type { Outcome } from './use-action-status.ts';

interface ActionButtonProps {
  readonly status: Outcome;
  readonly label: string;
  /** The tooltip. */
  readonly hint: string;
  /** Labels shown for a moment after the action has ended. */
  readonly doneLabel: string;
  readonly failedLabel: string;
  readonly icon: ReactNode;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** A button that shows the progress of its action, and then for a moment its result (A4.59). */
export function ActionButton(props: ActionButtonProps) {
  const { status, label, hint, doneLabel, failedLabel, icon, isDisabled, onPress } = props;
  const isShowingResult = status === 'done' || status === 'failed';
  const shown = {
    idle: { icon, label },
    working: { icon, label },
    done: { icon: <IconCheck size={16} />, label: doneLabel },
    failed: { icon: <IconAlertTriangle size={16} />, label: failedLabel },
  }[status];
  return (
    <>
      <Button
        size="xs"
        title={hint}
        variant="default"
        leftSection={shown.icon}
        loading={status === 'working'}
        disabled={isDisabled && !isShowingResult}
        onClick={isShowingResult ? undefined : onPress}
      >
        <span className={classes.wideOnly}>{shown.label}</span>
      </Button>
      <output className="cf-visually-hidden">{isShowingResult && shown.label}</output>
    </>
  );
}
