import classes from './icons.module.css';

const paths = {
  restart: 'M20 11a8 8 0 1 0-2.3 6.2M20 5v6h-6',
  send: 'M12 19V5M5.5 11.5 12 5l6.5 6.5',
  down: 'M12 5v14M5.5 12.5 12 19l6.5-6.5',
  close: 'M6 9l6 6 6-6',
  listen: 'M4 10v4h3.5L12 18V6L7.5 10H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  stop: 'M7 7h10v10H7z',
  microphone: 'M12 4a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v3',
  play: 'M8 5.5v13l11-6.5z',
  open: 'M14 5h5v5M19 5l-8 8M18 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20a7 7 0 0 1 14 0',
  offline: 'M12 18h.01M9 14.5a4.5 4.5 0 0 1 4-1.2M5.5 11A9.5 9.5 0 0 1 9 9M12.5 8.2A9.5 9.5 0 0 1 18.5 11M4 4l16 16',
} as const;

/** A decorative icon; the control that contains it has a text label. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
