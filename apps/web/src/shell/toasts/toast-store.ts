import { timings } from '@confab/model';
import { create } from 'zustand';

/** The kinds of toast (P2.59). */
export type ToastKind = 'Message' | 'UploadProgress' | 'Success' | 'LoadCrossTick';

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

/** Newest first, as they are shown (P2.58). */
export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast for a while; a message stays at least a second (P9.7, P9.9). */
export function showToast({ kind = 'Message', text, autocloseMs }: NewToast): void {
  const isError = kind === 'error';
  const id = add({
    kind: isError ? 'LoadCrossTick' : kind === 'success' ? 'Success' : kind === 'message' ? 'Message' : kind,
    text,
    state: isError ? 'failed' : 'succeeded',
  });
  const readingMs = timings.toastAutoCloseMs + text.length * 50;
  setTimeout(() => dismissToast(id), Math.max(timings.messageToastMinMs, autocloseMs ?? readingMs));
}

/**
 * Shows work under way and then what became of it. Each of the two is shown long enough to be seen (P9.6).
 *
 * @returns what the work returned; throws what it threw.
 */
export async function showProgress<T>(work: Promise<T>, words: { doing: string; done: string; failed: string }): Promise<T> {
  const id = add({ kind: 'LoadCrossTick', text: words.doing, state: 'loading' });
  const seen = new Promise((resolve) => setTimeout(resolve, timings.savingToastMinMs));
  const settle = async (state: 'succeeded' | 'failed', text: string) => {
    await seen;
    change(id, { state, text });
    setTimeout(() => dismissToast(id), timings.savingToastMinMs);
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
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

function add(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ toasts }) => ({ toasts: [{ ...toast, id }, ...toasts] }));
  return id;
}

function change(id: number, changes: Partial<Toast>) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)) }));
}
