import { logWarning } from '../../platform/log.ts';
import type { InputTarget } from './use-scroll-to-input.ts';
import { closeParentOnClose } from './close-parent-on-close.ts';

const fields = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';
const otherFocusable = 'button, [tabindex="0"]';

/** How long an input may take to be shown in another language, whose code is loaded with its first use. */
const longestWaitMs = 3_000;

/**
 * Scrolls to the input at a path and focuses it, in the language of the target; expands the rows that contain it, which
 * close together (A3.30).
 *
 * Inputs have their path in `data-input`, rows their id in `data-row`, and a button that shows more inputs has their paths
 * in `data-reveals`. Missing parts of the path are skipped; an input that the form does not have is logged (A8.95).
 */
export async function scrollToInput(
  form: HTMLElement,
  { path, language }: Pick<InputTarget, 'path' | 'language'>,
  showLanguage: (language: string | undefined) => void,
): Promise<void> {
  let found: HTMLElement | undefined;
  const segments = path.split('/');
  const opened: HTMLElement[] = [];
  for (const [at, segment] of segments.entries()) {
    const parentPath = segments.slice(0, at + 1).join('/');
    const button = findRevealing(form, parentPath);
    if (button) await expand(button);
    const next = listPathElements(form).find(
      ({ dataset }) => dataset['input'] === parentPath || dataset['row'] === segment,
    );
    if (!next) continue;
    found = next;
    if (await expand(next)) opened.push(next);
  }
  for (const [at, child] of opened.entries()) {
    const parent = opened[at - 1];
    if (parent) closeParentOnClose(parent, child);
  }
  if (!found) return logWarning(`There is no input ${path} in this form.`);
  found.scrollIntoView({ block: 'center' });
  // A row or a response has texts in several languages at once.
  if (language !== undefined && isField(found, path) && getShownLanguage(found) !== language) {
    const shown = waitUntilShown(found, language);
    showLanguage(language ?? undefined);
    await shown;
  }
  focusField(found);
}

/** Whether an element is the field at a path, not one that contains others. */
function isField(element: HTMLElement, path: string): boolean {
  return element.dataset['input'] === path && listPathElements(element).length === 0;
}

/** The further language that an input is shown in; null for the first one, and for what all languages share. */
function getShownLanguage(input: HTMLElement): string | null {
  return input.querySelector<HTMLElement>('[data-language]')?.dataset['language'] ?? null;
}

/** Resolves in the step that renders the input in a language. */
function waitUntilShown(input: HTMLElement, language: string | null): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, longestWaitMs);
    const observer = new MutationObserver(() => {
      if (getShownLanguage(input) === language) finish();
    });
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe(input, { childList: true, subtree: true });
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

/** Prefers a field to the buttons around it. */
function focusField(found: HTMLElement) {
  const target = found.querySelector<HTMLElement>(fields) ?? found.querySelector<HTMLElement>(otherFocusable) ?? found;
  target.focus({ preventScroll: true });
}

function listPathElements(form: HTMLElement) {
  return Array.from(form.querySelectorAll<HTMLElement>('[data-input], [data-row]'));
}

function findRevealing(form: HTMLElement, path: string) {
  const buttons = Array.from(form.querySelectorAll<HTMLElement>('[data-reveals]'));
  return buttons.find(({ dataset }) => dataset['reveals']?.split(' ').includes(path));
}

/** Resolves in the step that renders what the button opens, and at the latest with the next frame. */
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
