import classes from './badge.module.css';

interface StatusBadgeProps {
  readonly colour: 'red' | 'amber' | 'green';
  readonly label: string;
  /** Colours only the dot, for a state that needs no action. */
  readonly isQuiet?: boolean;
}

/** A state as a coloured word; it is understandable without the colour. */
export function StatusBadge({ colour, label, isQuiet = false }: StatusBadgeProps) {
  return (
    <span className={`${classes.badge} ${classes[colour]}`} data-quiet={isQuiet || undefined}>
      {label}
    </span>
  );
}
