import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the scripts feature. Each is loaded when it is first opened. */
const scriptsModals = {
  javascript: lazyModal(async () => (await import('./javascript/javascript-modal.tsx')).JavascriptModal),
  html: lazyModal(async () => (await import('./html/html-modal.tsx')).HtmlModal),
  wysiwyg: lazyModal(async () => (await import('./html/html-visual-modal.tsx')).HtmlVisualModal),
  json: lazyModal(async () => (await import('./json-modal.tsx')).JsonModal),
  textbox: lazyModal(async () => (await import('./text-modal.tsx')).TextModal),
};

registerModals(scriptsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly scripts: typeof scriptsModals;
  }
}
