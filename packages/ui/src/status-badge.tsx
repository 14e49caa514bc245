import classes from './badge.module.css';

/** A state as a coloured word; it is understandable without the colour. */
export function StatusBadge({ colour, label }: { readonly colour: 'red' | 'amber' | 'green'; readonly label: string }) {
  return <span className={`${classes.badge} ${classes[colour]}`}>{label}</span>;
}
