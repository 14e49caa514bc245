import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { findFreeSpot, type Rectangle } from './find-free-spot.ts';

const controls = [
  'a[href]',
  'button',
  'input',
  'textarea',
  'select',
  '[role="treeitem"]',
  '[role="option"]',
  '[contenteditable="true"]',
  '[tabindex="0"]',
].join();
/** Cards of a canvas are ground too: the author moves the view to reach them. */
const ground = '.react-flow__nodes, .react-flow__edges';
/** An element that is larger than this part of the window, such as the canvas, counts as ground, not as a control. */
const largestPart = 0.25;

/** Places toasts where they cover no control (P2.58), again whenever their texts or the window change. */
export function useFreeSpot(region: RefObject<HTMLElement | null>, texts: string): CSSProperties {
  const [spot, setSpot] = useState<{ left: number; bottom: number }>();
  useLayoutEffect(() => {
    const place = () => {
      const own = region.current;
      if (!own || texts === '') return;
      const view = { width: window.innerWidth, height: window.innerHeight };
      setSpot(findFreeSpot(own.getBoundingClientRect(), view, findControls(own, view)));
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [region, texts]);
  return spot ?? {};
}

/** The rectangles of all controls that are on screen, without those of the toasts themselves. */
function findControls(own: HTMLElement, view: { readonly width: number; readonly height: number }): Rectangle[] {
  return [...document.querySelectorAll(controls)].flatMap((element) => {
    if (own.contains(element) || element.closest(ground)) return [];
    const box = element.getBoundingClientRect();
    const isOnScreen =
      box.width > 0 && box.bottom > 0 && box.top < view.height && box.right > 0 && box.left < view.width;
    return isOnScreen && box.width * box.height < largestPart * view.width * view.height ? [box] : [];
  });
}
