import { MantineThemeProvider, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModals } from '../../../modals/modal-store.ts';
import { copyPageLook } from './copy-page-look.ts';
import classes from './window.module.css';

interface OwnWindowProps {
  readonly title: string;
  /** The person closed the window. */
  readonly onClose: () => void;
  /** The browser did not open the window. */
  readonly onBlocked: () => void;
  /** This page does not receive the keys of another window. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

const features = 'popup,width=440,height=860';
/** How often it is checked whether the person closed the window: no event reports this in every browser. */
const checkMs = 500;

/**
 * Shows its children in a window of the browser, which ends with this page.
 *
 * They stay part of this page's tree, so they share its state. Modals open in the page, which then comes to the front.
 */
export function OwnWindow({ title, onClose, onBlocked, onKeyDown, children }: OwnWindowProps) {
  const [body, setBody] = useState<HTMLElement>();
  const closed = useEffectEvent(onClose);
  const blocked = useEffectEvent(onBlocked);
  const handleKey = useEffectEvent(onKeyDown);
  useEffect(() => {
    const opened = window.open('', 'confab-simulator', features);
    if (!opened) {
      blocked();
      return;
    }
    let stopCopying: (() => void) | undefined;
    // Some browsers replace the first document of a window once it has loaded.
    const loaded = setTimeout(() => {
      opened.document.body.replaceChildren();
      stopCopying = copyPageLook(document, opened.document);
      setBody(opened.document.body);
    });
    const check = setInterval(() => {
      if (opened.closed) closed();
    }, checkMs);
    opened.addEventListener('keydown', (event) => handleKey(event));
    const end = () => opened.close();
    addEventListener('pagehide', end);
    const unsubscribe = useModals.subscribe((now, before) => {
      if (now.opened.length > before.opened.length && opened.document.hasFocus()) window.focus();
    });
    return () => {
      clearTimeout(loaded);
      clearInterval(check);
      removeEventListener('pagehide', end);
      unsubscribe();
      stopCopying?.();
      end();
    };
  }, []);
  if (!body) return null;
  return createPortal(
    // Menus and popovers open in the window, too.
    <MantineThemeProvider inherit theme={{ components: { Portal: { defaultProps: { target: body } } } }}>
      <title>{title}</title>
      <main className={classes.ownWindow}>
        <VisuallyHidden component="h1">{title}</VisuallyHidden>
        {children}
      </main>
    </MantineThemeProvider>,
    body,
  );
}
