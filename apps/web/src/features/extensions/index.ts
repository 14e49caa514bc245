export { ExtensionsProvider } from './extensions-context.tsx';
export { ManageExtensionsButton } from './manage-extensions-button.tsx';
export { useEnabledExtensions } from './use-enabled-extensions.ts';
