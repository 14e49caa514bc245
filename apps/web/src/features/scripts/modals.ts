import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the scripts feature. Each is loaded when it is first opened. */
const scriptsModals = {
  javascript: lazy(async () => ({ default: (await import('./javascript/javascript-modal.tsx')).JavascriptModal })),
  html: lazy(async () => ({ default: (await import('./html/html-modal.tsx')).HtmlModal })),
  htmlVisual: lazy(async () => ({ default: (await import('./html/html-visual-modal.tsx')).HtmlVisualModal })),
  json: lazy(async () => ({ default: (await import('./json-modal.tsx')).JsonModal })),
  multiline: lazy(async () => ({ default: (await import('./text-modal.tsx')).TextModal })),
};

registerModals(scriptsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly scripts: typeof scriptsModals;
  }
}
