import { useEffect, useState, type RefObject } from 'react';
import { frameMark, showInFrame } from '../../platform/frame-document.ts';

/** One thing to do with what is selected, as `execCommand` names it. */
export type FormatCommand = (command: string, value?: string) => void;

/** HTML being edited in a frame as it looks. */
export interface VisualFrame {
  readonly isChanged: boolean;
  readonly run: FormatCommand;
  /** The whole document as HTML, or undefined when nothing of it was changed. */
  readonly read: () => string | undefined;
}

/** Makes a sandboxed frame of the page's own origin editable. */
export function useVisualFrame(frame: RefObject<HTMLIFrameElement | null>, html: string): VisualFrame {
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    function ready() {
      const page = element?.contentDocument;
      if (!page?.body) return;
      page.body.contentEditable = 'true';
      page.body.style.outline = 'none';
      page.addEventListener('input', () => setIsChanged(true));
      // Nothing that is edited leads away from here.
      page.addEventListener('click', (event) => event.preventDefault());
    }
    element.addEventListener('load', ready);
    showInFrame(element, html);
    return () => element.removeEventListener('load', ready);
  }, [frame, html]);
  return {
    isChanged,
    run(command, value) {
      const page = frame.current?.contentDocument;
      if (!page) return;
      frame.current?.contentWindow?.focus();
      page.execCommand('styleWithCSS', false, 'true');
      page.execCommand(command, false, value);
      setIsChanged(true);
    },
    read() {
      const page = frame.current?.contentDocument;
      return isChanged && page ? toHtml(page, html) : undefined;
    },
  };
}

/** The document as it is written: what the frame needed is taken off, a fragment stays one. */
function toHtml(page: Document, before: string): string {
  // The document itself goes on being edited, so the marks are taken off a copy.
  const root = page.documentElement.cloneNode(true) as HTMLElement;
  for (const mark of root.querySelectorAll(`[${frameMark}]`)) mark.remove();
  for (const style of root.querySelectorAll('style[nonce]')) style.removeAttribute('nonce');
  const body = root.querySelector('body');
  body?.removeAttribute('contenteditable');
  body?.style.removeProperty('outline');
  if (body?.getAttribute('style') === '') body.removeAttribute('style');
  if (!/<(?:html|body|head|!doctype)[\s>]/i.test(before)) {
    return `${root.querySelector('head')?.innerHTML ?? ''}${body?.innerHTML ?? ''}`;
  }
  const start = /^[\s\S]*?(?=<html[\s>])/i.exec(before)?.[0] ?? '';
  return `${start}${root.outerHTML}`;
}
