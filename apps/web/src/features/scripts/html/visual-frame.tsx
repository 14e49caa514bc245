import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { frameMarker, showInFrame } from '../../../platform/show-in-frame.ts';
import classes from '../scripts.module.css';

/** Runs an `execCommand` command on the selection. */
export type FormatCommand = (command: string, value?: string) => void;

/** Imperative actions of the visual editor. */
export interface VisualFrameHandle {
  readonly run: FormatCommand;
  /** The whole document as HTML. */
  readonly read: () => string;
}

interface VisualFrameProps {
  readonly title: string;
  /** Initial HTML. */
  readonly html: string;
  readonly handle: Ref<VisualFrameHandle>;
  readonly onChange: () => void;
}

/**
 * Visual editor for HTML.
 *
 * The sandbox omits allow-scripts, so nothing in the frame runs; allow-same-origin lets the page edit the document in it.
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
  // Links in the edited document must not navigate.
  page.addEventListener('click', (event) => event.preventDefault());
}

/** Converts the document to HTML without the parts that the frame added; a fragment stays a fragment. */
function toHtml(page: Document, before: string): string {
  // Works on a copy, because editing of the document continues.
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
