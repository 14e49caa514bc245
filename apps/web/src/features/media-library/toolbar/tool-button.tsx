import { Button, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './toolbar.module.css';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Why it cannot be used now; undefined when it can. */
  readonly reason?: string | undefined;
  readonly isDisabled?: boolean;
  /** Shows the label beside the icon if there is space. */
  readonly hasLabel?: boolean;
  readonly isPressed?: boolean;
  readonly onPress?: () => void;
}

/** A button of the toolbar. A disabled one can be focused, so that its explanation can be read. */
export function ToolButton(props: ToolButtonProps) {
  const {
    label,
    icon,
    reason,
    isDisabled = reason !== undefined,
    hasLabel = false,
    isPressed,
    onPress,
    ...rest
  } = props;
  return (
    <Tooltip
      label={reason ?? label}
      openDelay={reason === undefined ? 500 : 100}
      events={{ hover: true, focus: true, touch: false }}
    >
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={`${classes.tool} ${hasLabel ? classes.labelled : ''}`}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        {...(isDisabled ? { 'data-disabled': true } : {})}
        {...(reason === undefined ? {} : { 'aria-description': reason })}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        onClick={() => {
          if (!isDisabled) onPress?.();
        }}
        {...rest}
      >
        {icon}
        {hasLabel && <span className={classes.label}>{label}</span>}
      </Button>
    </Tooltip>
  );
}
