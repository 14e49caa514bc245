import { timings } from '@confab/model';
import { create } from 'zustand';
import type { MessageParts } from '../words/messages.ts';

/** The kinds of toast (P2.59). */
type ToastKind = 'Message' | 'UploadProgress' | 'Success' | 'LoadCrossTick';

/** A toast (P3.15). Its texts are English ones, and are said in the language of the interface where they are shown. */
export interface Toast {
  readonly id: number;
  /** The input that it concerns; empty when it concerns none. */
  readonly inputId: string;
  /** What it is about; empty when the message alone says it. */
  readonly name: string;
  readonly message: string;
  /** What stands at the places in braces of the message. */
  readonly parts: MessageParts;
  readonly type: ToastKind;
  /** How much is done, of how much; both 0 where nobody counts. */
  readonly progress: number;
  readonly total: number;
  /** How it ended; neither while work is under way. */
  readonly failed: boolean;
  readonly succeeded: boolean;
  /** A tick is drawn: something that was asked for has been done. */
  readonly checked: boolean;
  /** How long it stays; null: until it is dismissed or its work is over. */
  readonly autocloseMs: number | null;
  /** Told when somebody dismisses it. */
  readonly onDismiss?: () => void;
  /** What can be done about it; the toast goes with it. */
  readonly action?: ToastAction;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface NewToast {
  readonly kind?: ToastKind | 'success' | 'message' | 'error';
  readonly text: string;
  /** What it is about, said above the text. */
  readonly title?: string;
  /** What stands at the places in braces of the text. */
  readonly parts?: MessageParts;
  readonly inputId?: string;
  /** How long it stays, in milliseconds; null: until it is dismissed. */
  readonly autocloseMs?: number | null;
  readonly onDismiss?: () => void;
  readonly action?: ToastAction;
}

interface ToastState {
  /** Newest first, as they are shown (P2.58). */
  readonly toasts: readonly Toast[];
  /** Somebody points at one or is in one: none goes away under their hand. */
  readonly isHeld: boolean;
}

export const useToasts = create<ToastState>(() => ({ toasts: [], isHeld: false }));

const emptyToast: Omit<Toast, 'id'> = {
  inputId: '',
  name: '',
  message: '',
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
/** A failure is read to its end: longer than the default, by its length. */
export const getReadingMs = (text: string): number => 3_000 + text.length * 50;

let lastId = 0;
/** Toasts whose time was up while they were held. */
const dueToasts = new Set<number>();

/** Shows a toast for a second, or as long as is asked for, but at least a second (P9.7, P9.9); a failure stays to be read. */
export function showToast({ kind = 'message', text, title = '', autocloseMs, ...rest }: NewToast): number {
  const ofKind = toastKinds[kind] ?? { type: kind as ToastKind };
  const wanted = autocloseMs === undefined && ofKind.failed === true ? getReadingMs(title + text) : autocloseMs;
  const stays = wanted === null ? null : Math.max(timings.messageToastMinMs, wanted ?? timings.toastAutoCloseMs);
  return addToast({ ...ofKind, ...rest, name: title, message: text, autocloseMs: stays });
}

/** Puts a toast on top; it goes when its time is up, or stays until it is told to go when it has none. */
export function addToast(toast: Partial<Omit<Toast, 'id'>>): number {
  lastId += 1;
  const id = lastId;
  const added = { ...emptyToast, ...toast, id };
  useToasts.setState(({ toasts }) => ({ toasts: [added, ...toasts] }));
  if (added.autocloseMs !== null) closeAfter(id, added.autocloseMs);
  return id;
}

/** Changes a toast where it stands; one that is given a time goes when that is up. */
export function updateToast(id: number, changes: Partial<Omit<Toast, 'id'>>): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
  }));
  if (changes.autocloseMs) closeAfter(id, changes.autocloseMs);
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  dueToasts.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Keeps what is shown for as long as somebody is at it; what has run out meanwhile goes a second later. */
export function holdToasts(isHeld: boolean): void {
  useToasts.setState({ isHeld });
  if (isHeld) return;
  for (const id of dueToasts) closeAfter(id, timings.toastAutoCloseMs);
  dueToasts.clear();
}

function closeAfter(id: number, ms: number) {
  setTimeout(() => (useToasts.getState().isHeld ? dueToasts.add(id) : dismissToast(id)), ms);
}
