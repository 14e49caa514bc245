import { lazyPart } from '../../loading/lazy-part.tsx';

/** Loaded for people who are signed in: to others, its pages come without what asks. */
export const SwitchAccountButton = lazyPart(
  async () => (await import('./switch-account-button.tsx')).SwitchAccountButton,
);
