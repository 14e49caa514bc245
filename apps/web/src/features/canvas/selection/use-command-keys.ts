import { useEffect, useEffectEvent } from 'react';
import { isCanvasTarget } from '../keys/use-delete-key.ts';
import { findCommandOfKey, type CanvasCommand } from './canvas-command.ts';
import { useCanvasShortcuts } from './use-canvas-shortcuts.ts';

/** Lists the keys of the canvas, and runs its commands by them while the canvas or nothing has the focus. */
export function useCommandKeys(canvas: HTMLElement | null, commands: readonly CanvasCommand[]): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!canvas || event.defaultPrevented || !isCanvasTarget(event.target, canvas)) return;
    const command = findCommandOfKey(commands, event);
    if (!command) return;
    event.preventDefault();
    command.run();
  });
  useCanvasShortcuts(commands);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
