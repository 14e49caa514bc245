import { logWarning } from '../../platform/log.ts';
import type { InputTarget } from './use-scroll-to-input.ts';
import { closeParentOnClose } from './close-parent-on-close.ts';

const fields = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';
/** The buttons that add the first entry or row of a list. */
const adding = '[data-add-entry], [data-add-row], [data-add]';
const otherFocusable = 'button, [tabindex="0"]';
/** A form or an input whose code is still loading. */
const loading = '[aria-busy="true"]';

/** How long the code of a form, an input or another language may take to load. */
const longestWaitMs = 3_000;

/**
 * Scrolls to the input at a path and focuses it, in the language of the target; expands the rows that contain it, which
 * close together (A3.30).
 *
 * Inputs have their path in `data-input`, rows their id in `data-row`, and a button that shows more inputs has their paths
 * in `data-reveals`. Missing parts of the path are skipped; an input that the form does not have is logged (A8.95).
 * A form that is opened for the first time is waited for.
 *
 * @param signal ends it where it is, without moving the focus
 */
export async function scrollToInput(
  form: HTMLElement,
  { path, language }: Pick<InputTarget, 'path' | 'language'>,
  showLanguage: (language: string | undefined) => void,
  signal?: AbortSignal,
): Promise<void> {
  let found: HTMLElement | undefined;
  const segments = path.split('/');
  const opened: HTMLElement[] = [];
  for (const [at, segment] of segments.entries()) {
    const parentPath = segments.slice(0, at + 1).join('/');
    await waitUntil(form, () => !form.querySelector(loading));
    if (signal?.aborted) return;
    const button = findRevealing(form, parentPath);
    if (button) await expand(button);
    const next = listPathElements(form).find(
      ({ dataset }) => dataset['input'] === parentPath || dataset['row'] === segment,
    );
    if (!next) continue;
    found = next;
    if (await expand(next)) opened.push(next);
  }
  if (signal?.aborted) return;
  for (const [at, child] of opened.entries()) {
    const parent = opened[at - 1];
    if (parent) closeParentOnClose(parent, child);
  }
  if (!found) return logWarning(`There is no input ${path} in this form.`);
  found.scrollIntoView({ block: 'center' });
  // A row or a response has texts in several languages at once.
  if (language !== undefined && isField(found, path) && getShownLanguage(found) !== language) {
    const field = found;
    const shown = waitUntil(field, () => getShownLanguage(field) === language);
    showLanguage(language ?? undefined);
    await shown;
    if (signal?.aborted) return;
  }
  focusField(found);
}

/** Whether an element is the field at a path, not one that contains others. */
function isField(element: HTMLElement, path: string): boolean {
  return element.dataset['input'] === path && listPathElements(element).length === 0;
}

/** The further language that an input is shown in; null for the first one, and for inputs that all languages share. */
function getShownLanguage(input: HTMLElement): string | null {
  return input.querySelector<HTMLElement>('[data-language]')?.dataset['language'] ?? null;
}

/** Resolves in the step that renders the awaited element, and at the latest after the longest wait. */
function waitUntil(root: HTMLElement, isDone: () => boolean): Promise<void> {
  if (isDone()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, longestWaitMs);
    const observer = new MutationObserver(() => {
      if (isDone()) finish();
    });
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe(root, { childList: true, subtree: true });
  });
}

/** @returns whether it was closed before. */
async function expand(toggle: HTMLElement): Promise<boolean> {
  if (toggle.getAttribute('aria-expanded') !== 'false') return false;
  const opened = waitUntilOpen(toggle);
  toggle.click();
  await opened;
  return true;
}

/** Prefers a field to the buttons around it, and in an empty list the button that adds to it. */
function focusField(found: HTMLElement) {
  const candidates = [fields, adding, otherFocusable].map((selector) => found.querySelector<HTMLElement>(selector));
  const target = candidates.find((candidate) => candidate !== null) ?? found;
  target.focus({ preventScroll: true });
}

function listPathElements(form: HTMLElement) {
  return Array.from(form.querySelectorAll<HTMLElement>('[data-input], [data-row]'));
}

function findRevealing(form: HTMLElement, path: string) {
  const buttons = Array.from(form.querySelectorAll<HTMLElement>('[data-reveals]'));
  return buttons.find(({ dataset }) => dataset['reveals']?.split(' ').includes(path));
}

/** Resolves in the step that renders the part that the button opens, and at the latest with the next frame. */
function waitUntilOpen(toggle: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const frame = requestAnimationFrame(finish);
    const observer = new MutationObserver(finish);
    function finish() {
      cancelAnimationFrame(frame);
      observer.disconnect();
      resolve();
    }
    observer.observe(toggle, { attributeFilter: ['aria-expanded'] });
  });
}
