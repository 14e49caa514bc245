import { timings, type MessageParts } from '@confab/model';
import { create } from 'zustand';
import { noMessage, type Message } from '../words/message.ts';

/** The kinds of toast (P2.59). */
type ToastKind = 'Message' | 'UploadProgress' | 'Success' | 'LoadCrossTick';

/** A toast (P3.15). Its messages are translated where they are shown. */
export interface Toast {
  readonly id: number;
  /** The input that it is about; empty for none. */
  readonly inputId: string;
  /** The heading; may be empty. */
  readonly name: Message;
  readonly message: Message;
  /** The values of the placeholders in braces. */
  readonly parts: MessageParts;
  readonly type: ToastKind;
  /** How much is done, of how much; both 0 when it is unknown. */
  readonly progress: number;
  readonly total: number;
  /** The result; both false while work is running. */
  readonly failed: boolean;
  readonly succeeded: boolean;
  /** Shows a tick: the action has succeeded. */
  readonly checked: boolean;
  /** Milliseconds until it closes; null keeps it until it is dismissed or its work has finished. */
  readonly autocloseMs: number | null;
  /** Called when the person dismisses it. */
  readonly onDismiss?: () => void;
  /** A button of the toast; pressing it closes the toast. */
  readonly action?: ToastAction;
}

interface ToastAction {
  readonly label: Message;
  readonly run: () => void;
}

interface NewToast {
  readonly kind?: ToastKind | 'success' | 'message' | 'error';
  readonly text: Message;
  /** The heading above the text. */
  readonly title?: Message;
  /** The values of the placeholders in braces. */
  readonly parts?: MessageParts;
  readonly inputId?: string;
  /** Milliseconds until it closes; null keeps it until it is dismissed. */
  readonly autocloseMs?: number | null;
  readonly onDismiss?: () => void;
  readonly action?: ToastAction;
}

interface ToastState {
  /** Newest first, as they are shown (P2.58). */
  readonly toasts: readonly Toast[];
  /** Whether the pointer or the focus is in a toast. While it is, no toast closes by itself. */
  readonly isHeld: boolean;
}

export const useToasts = create<ToastState>(() => ({ toasts: [], isHeld: false }));

const emptyToast: Omit<Toast, 'id'> = {
  inputId: '',
  name: noMessage,
  message: noMessage,
  parts: {},
  type: 'Message',
  progress: 0,
  total: 0,
  failed: false,
  succeeded: false,
  checked: false,
  autocloseMs: null,
};
const toastKinds: Readonly<Record<string, Partial<Toast>>> = {
  success: { type: 'Success', succeeded: true, checked: true },
  Success: { type: 'Success', succeeded: true, checked: true },
  error: { type: 'LoadCrossTick', failed: true },
  message: { type: 'Message' },
};
/** How long a failure stays, in milliseconds: its length decides, so that it can be read. */
export const getReadingMs = (text: string): number => 3_000 + text.length * 50;

let lastId = 0;
/** Toasts whose time ended while they were held. */
const dueToasts = new Set<number>();
/** The pointer and the focus, by the toast that each is in. */
const holders = new Set<string>();

/** Shows a toast for one second, or for the given time of at least one second (P9.7, P9.9); a failure stays longer. */
export function showToast({ kind = 'message', text, title = noMessage, autocloseMs, ...rest }: NewToast): number {
  // A kind without an entry uses the toast itself.
  const ofKind = toastKinds[kind] ?? { type: kind as ToastKind };
  const wanted =
    autocloseMs === undefined && ofKind.failed === true ? getReadingMs(title.message + text.message) : autocloseMs;
  const stays = wanted === null ? null : Math.max(timings.messageToastMinMs, wanted ?? timings.toastAutoCloseMs);
  return addToast({ ...ofKind, ...rest, name: title, message: text, autocloseMs: stays });
}

/** Adds a toast on top. Without a time it stays until it is dismissed. */
export function addToast(toast: Partial<Omit<Toast, 'id'>>): number {
  lastId += 1;
  const id = lastId;
  const added = { ...emptyToast, ...toast, id };
  useToasts.setState(({ toasts }) => ({ toasts: [added, ...toasts] }));
  if (added.autocloseMs !== null) closeAfter(id, added.autocloseMs);
  return id;
}

/** Changes a toast in place; a new time closes it when that has passed. */
export function updateToast(id: number, changes: Partial<Omit<Toast, 'id'>>): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
  }));
  if (changes.autocloseMs) closeAfter(id, changes.autocloseMs);
}

/** Whether a toast is still shown. */
export function hasToast(id: number): boolean {
  return useToasts.getState().toasts.some((toast) => toast.id === id);
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  dueToasts.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/**
 * Adds or removes a holder. While there is one, no toast closes by itself; those whose time has passed close one second
 * after the last release.
 */
export function holdToasts(holder: string, holds: boolean): void {
  if (holds) holders.add(holder);
  else holders.delete(holder);
  const isHeld = holders.size > 0;
  useToasts.setState({ isHeld });
  if (isHeld) return;
  for (const id of dueToasts) closeAfter(id, timings.toastAutoCloseMs);
  dueToasts.clear();
}

function closeAfter(id: number, ms: number) {
  setTimeout(() => (useToasts.getState().isHeld ? dueToasts.add(id) : dismissToast(id)), ms);
}
