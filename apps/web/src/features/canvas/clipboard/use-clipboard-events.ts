import { useEffect, useEffectEvent } from 'react';
import { showCopied } from '../../../toasts/index.ts';
import { isCanvasTarget } from '../keys/use-delete-key.ts';

interface ClipboardCommands {
  /** Returns the text to copy; undefined without a selection. */
  readonly copy: () => string | undefined;
  readonly cut: () => string | undefined;
  readonly paste: (text: string) => void;
}

/**
 * Handles Ctrl or ⌘ with C, X and V while the canvas or nothing has the focus; C and X only while no text is selected.
 * The target of a clipboard event is where the text caret is, so the focus decides.
 */
export function useClipboardEvents(canvas: HTMLElement | null, { copy, cut, paste }: ClipboardCommands): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    if (!canvas || event.defaultPrevented || !isCanvasTarget(document.activeElement, canvas)) return;
    if (event.type === 'paste') {
      paste(event.clipboardData?.getData('text/plain') ?? '');
      return;
    }
    if (!(getSelection()?.isCollapsed ?? true)) return;
    const text = event.type === 'cut' ? cut() : copy();
    if (text === undefined) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    showCopied(true);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event);
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, listener);
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, []);
}
