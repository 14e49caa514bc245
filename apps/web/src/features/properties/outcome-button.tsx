import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Outcome } from './use-outcome.ts';

interface OutcomeButtonProps {
  readonly outcome: Outcome;
  readonly label: string;
  /** What it says for as long as it stands that it is done, or has failed. */
  readonly doneLabel: string;
  readonly failedLabel: string;
  readonly icon: ReactNode;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** A button that shows its work, and then for a moment how that ended (A4.59). */
export function OutcomeButton(props: OutcomeButtonProps) {
  const { outcome, label, doneLabel, failedLabel, icon, isDisabled, onPress } = props;
  const isTelling = outcome === 'done' || outcome === 'failed';
  const shown = {
    idle: { icon, label },
    working: { icon, label },
    done: { icon: <IconCheck size={15} />, label: doneLabel },
    failed: { icon: <IconAlertTriangle size={15} />, label: failedLabel },
  }[outcome];
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={shown.icon}
        loading={outcome === 'working'}
        disabled={isDisabled && !isTelling}
        onClick={isTelling ? undefined : onPress}
      >
        {shown.label}
      </Button>
      <output className="cf-visually-hidden">{isTelling && shown.label}</output>
    </>
  );
}
