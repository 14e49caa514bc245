const fields = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';
const anythingElse = 'button, [tabindex="0"]';

/**
 * Brings the input at a path into view and gives it the focus; rows on the way to it are opened.
 *
 * Inputs carry their path as `data-input`, rows their id as `data-row`. What of the path is not there is passed over.
 */
export async function showInput(form: HTMLElement, path: string): Promise<void> {
  let found: HTMLElement | undefined;
  const segments = path.split('/');
  for (const [at, segment] of segments.entries()) {
    const wanted = segments.slice(0, at + 1).join('/');
    const next = marked(form).find(({ dataset }) => dataset['input'] === wanted || dataset['row'] === segment);
    if (!next) continue;
    found = next;
    if (next.getAttribute('aria-expanded') !== 'false') continue;
    next.click();
    await drawn();
  }
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  focusIn(found);
}

/** Rather a field than the buttons around it. */
function focusIn(found: HTMLElement) {
  const target = found.querySelector<HTMLElement>(fields) ?? found.querySelector<HTMLElement>(anythingElse) ?? found;
  target.focus({ preventScroll: true });
}

function marked(form: HTMLElement) {
  return Array.from(form.querySelectorAll<HTMLElement>('[data-input], [data-row]'));
}

function drawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
