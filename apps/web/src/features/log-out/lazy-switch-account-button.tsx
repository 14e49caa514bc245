import { lazyPart } from '../../loading/lazy-part.tsx';

/** Loaded only for signed-in people; for others, the pages come without this question. */
export const SwitchAccountButton = lazyPart(
  async () => (await import('./switch-account-button.tsx')).SwitchAccountButton,
);
