import { lazyPart } from '../../loading/lazy-part.tsx';

/** Its code, with the question about recordings, is loaded only for signed-in people. */
export const SwitchAccountButton = lazyPart(
  async () => (await import('./switch-account-button.tsx')).SwitchAccountButton,
);
