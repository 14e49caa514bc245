import { useEffect, useRef } from 'react';
import { showInFrame } from '../../../platform/show-in-frame.ts';
import classes from '../scripts.module.css';

interface HtmlFrameProps {
  readonly title: string;
  readonly html: string;
}

/** Shows HTML in a frame that runs no scripts and loads nothing (PRE-2). */
export function HtmlFrame({ title, html }: HtmlFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) showInFrame(frame.current, html);
  }, [html]);
  return <iframe ref={frame} className={classes.frame} title={title} sandbox="" tabIndex={0} />;
}
