import { expect, it } from 'vitest';
import { findCommandOfKey } from './canvas-command.ts';

const commands = ['Ctrl D', 'Ctrl C', 'N', 'Ctrl F'].map((shortcut) => ({
  id: shortcut === 'Ctrl C' ? 'copy' : shortcut,
  label: shortcut,
  shortcut,
  isAvailable: shortcut !== 'Ctrl F',
  run: () => undefined,
}));
const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  [{ key: 'd', ctrlKey: true }, 'Ctrl D'],
  [{ key: 'd', metaKey: true }, 'Ctrl D'],
  [{ key: 'n' }, 'N'],
  [{ key: 'n', altKey: true }, undefined],
  [{ key: 'd', ctrlKey: true, shiftKey: true }, undefined],
  // The browser sends a clipboard event for it.
  [{ key: 'c', ctrlKey: true }, undefined],
  // Not available now.
  [{ key: 'f', ctrlKey: true }, undefined],
])('the key %j runs the command %s', (pressed, id) => {
  expect(findCommandOfKey(commands, { ...none, ...pressed })?.id).toBe(id);
});
