import { Button } from '@mantine/core';
import classes from './crash-notice.module.css';
import { supportAddress } from './links.ts';

const title = 'Sorry, something went wrong with that request';

/** Said after a screen has crashed (A2.62, A2.64). The browser's own dialog: it needs nothing that may be what crashed. */
export function CrashNotice() {
  const support = supportAddress();
  return (
    <dialog className={classes.notice} ref={open} aria-label={title} onCancel={(event) => event.preventDefault()}>
      <h2 className={classes.title}>{title}</h2>
      <p>Nothing that was saved is lost. Go back to the home screen and try again.</p>
      <div className={classes.buttons}>
        {support !== '' && (
          <Button component="a" variant="default" href={support} target="_blank" rel="noopener noreferrer">
            Contact Support
          </Button>
        )}
        <Button onClick={() => location.assign('/')}>Return to Home Screen</Button>
      </div>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}
