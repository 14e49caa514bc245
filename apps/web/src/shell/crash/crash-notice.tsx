import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { isLocalHost } from '../../platform/is-local-host.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './crash-notice.module.css';
import { crashWords } from './crash-words.ts';
import { formatError } from './format-error.ts';
import { isDevelopment } from '../../session/development-flag.ts';
import { getSupportUrl } from '../../session/installation.ts';

/** A crash that a boundary has caught. React provides the component stack shortly after the error. */
export interface Crash {
  readonly error: unknown;
  readonly componentStack: string;
}

/**
 * Shown after a screen has crashed (P8.66, A2.62, A2.64). It is a native dialog, which does not depend on the
 * components that may have crashed.
 */
export function CrashNotice({ crashed }: { readonly crashed: Crash }) {
  const say = useWords(crashWords);
  const support = getSupportUrl();
  useCrashReport(crashed);
  return (
    <dialog className={classes.notice} ref={open} aria-label={say.title} onCancel={(event) => event.preventDefault()}>
      <h2 className={classes.title}>{say.title}</h2>
      <p>{getCrashText(say, location.hostname)}</p>
      {isDevelopment() && <pre className={classes.details}>{formatError(crashed.error)}</pre>}
      <div className={classes.buttons}>
        {support !== '' && (
          <Button component="a" variant="default" href={support} target="_blank" rel="noopener noreferrer">
            {say.contactSupport}
          </Button>
        )}
        <Button onClick={() => location.assign('/')}>{say.returnHome}</Button>
      </div>
    </dialog>
  );
}

/** The text of the notice: it mentions the report, which a local host does not send (A2.63, P7.35). */
export function getCrashText(say: { readonly text: string; readonly reported: string }, hostname: string): string {
  return isLocalHost(hostname) ? say.text : say.reported;
}

/** Sends the report once the component stack is known. */
function useCrashReport({ error, componentStack }: Crash) {
  const api = useApi();
  useEffect(() => {
    if (componentStack === '') return;
    const email = useSession.getState().signIn?.email;
    const crash = { error, componentStack, at: location, browser: navigator.userAgent, email };
    // A crashed page may fail to load the module.
    import('./report-crash.ts').then(({ reportCrash }) => reportCrash(api, crash)).catch(() => undefined);
  }, [api, error, componentStack]);
}

function open(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}
