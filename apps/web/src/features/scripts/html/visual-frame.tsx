import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { frameMarker, showInFrame } from '../../../platform/show-in-frame.ts';
import classes from '../scripts.module.css';

/** One thing to do with what is selected, as `execCommand` names it. */
export type FormatCommand = (command: string, value?: string) => void;

/** What others may ask of a page that is edited as it looks. */
export interface VisualFrameHandle {
  readonly run: FormatCommand;
  /** The whole document as HTML. */
  readonly read: () => string;
}

interface VisualFrameProps {
  readonly title: string;
  /** What it begins with. */
  readonly html: string;
  readonly handle: Ref<VisualFrameHandle>;
  readonly onChange: () => void;
}

/**
 * HTML that is edited as it looks.
 *
 * Without allow-scripts nothing in the frame ever runs; with the page's own origin, the page may edit what stands in it.
 */
export function VisualFrame({ title, html, handle, onChange }: VisualFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ready = () => element.contentDocument && makeEditable(element.contentDocument, changed);
    element.addEventListener('load', ready);
    showInFrame(element, html);
    return () => element.removeEventListener('load', ready);
  }, [html]);
  useImperativeHandle(handle, () => ({
    run(command, value) {
      const page = frame.current?.contentDocument;
      if (!page) return;
      frame.current?.contentWindow?.focus();
      page.execCommand('styleWithCSS', false, 'true');
      page.execCommand(command, false, value);
    },
    read: () => (frame.current?.contentDocument ? toHtml(frame.current.contentDocument, html) : html),
  }));
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title={title}
      sandbox="allow-same-origin"
      data-autofocus
      tabIndex={0}
    />
  );
}

function makeEditable(page: Document, onChange: () => void) {
  page.body.contentEditable = 'true';
  page.body.style.outline = 'none';
  page.addEventListener('input', onChange);
  // Nothing that is edited leads away from here.
  page.addEventListener('click', (event) => event.preventDefault());
}

/** The document as it is written: what the frame needed is taken off, a fragment stays one. */
function toHtml(page: Document, before: string): string {
  // The document itself goes on being edited, so the marks are taken off a copy.
  const root = page.documentElement.cloneNode(true) as HTMLElement;
  for (const mark of root.querySelectorAll(`[${frameMarker}]`)) mark.remove();
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
