import { timings } from '@confab/model';
import { create } from 'zustand';

/** The kinds of toast (P2.59). */
type ToastKind = 'Message' | 'UploadProgress' | 'Success' | 'LoadCrossTick';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** For LoadCrossTick: under way, done or failed. */
  readonly state: 'loading' | 'succeeded' | 'failed';
}

interface NewToast {
  readonly kind?: ToastKind | 'success' | 'message' | 'error';
  readonly text: string;
  /** How long it stays, in milliseconds. */
  readonly autocloseMs?: number;
}

interface ToastState {
  /** Newest first, as they are shown (P2.58). */
  readonly toasts: readonly Toast[];
  /** Somebody points at one or is in one: none goes away under their hand. */
  readonly isHeld: boolean;
}

export const useToasts = create<ToastState>(() => ({ toasts: [], isHeld: false }));

const kinds: Readonly<Record<string, Pick<Toast, 'kind' | 'state'>>> = {
  success: { kind: 'Success', state: 'succeeded' },
  message: { kind: 'Message', state: 'succeeded' },
  error: { kind: 'LoadCrossTick', state: 'failed' },
};
/** A failure is read to its end: longer than the default, by its length. */
const readingMs = (text: string) => 3_000 + text.length * 50;

let lastId = 0;
/** Toasts whose time was up while they were held. */
const due = new Set<number>();

/** Shows a toast for a second, or as long as is asked for, but at least a second (P9.7, P9.9); a failure stays to be read. */
export function showToast({ kind = 'message', text, autocloseMs }: NewToast): void {
  const { kind: ofKind, state } = kinds[kind] ?? { kind: kind as ToastKind, state: 'succeeded' };
  const id = add({ kind: ofKind, text, state });
  const wanted = autocloseMs ?? (state === 'failed' ? readingMs(text) : timings.toastAutoCloseMs);
  closeAfter(id, Math.max(timings.messageToastMinMs, wanted));
}

/**
 * Shows work under way and then what became of it. Each of the two is shown long enough to be seen (P9.6).
 *
 * @returns what the work returned; throws what it threw.
 */
export async function showProgress<T>(
  work: Promise<T>,
  words: { doing: string; done: string; failed: string },
): Promise<T> {
  const id = add({ kind: 'LoadCrossTick', text: words.doing, state: 'loading' });
  const seen = new Promise((resolve) => setTimeout(resolve, timings.savingToastMinMs));
  const settle = async (state: 'succeeded' | 'failed', text: string) => {
    await seen;
    change(id, { state, text });
    closeAfter(id, timings.savingToastMinMs);
  };
  try {
    const result = await work;
    void settle('succeeded', words.done);
    return result;
  } catch (error) {
    void settle('failed', words.failed);
    throw error;
  }
}

export function dismissToast(id: number): void {
  due.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Keeps what is shown for as long as somebody is at it; what has run out meanwhile goes a second later. */
export function holdToasts(isHeld: boolean): void {
  useToasts.setState({ isHeld });
  if (isHeld) return;
  for (const id of due) closeAfter(id, timings.toastAutoCloseMs);
  due.clear();
}

function closeAfter(id: number, ms: number) {
  setTimeout(() => (useToasts.getState().isHeld ? due.add(id) : dismissToast(id)), ms);
}

function add(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ toasts }) => ({ toasts: [{ ...toast, id }, ...toasts] }));
  return id;
}

function change(id: number, changes: Partial<Toast>) {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
  }));
}
