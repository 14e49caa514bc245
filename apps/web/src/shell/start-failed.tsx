import { FailureState } from '@confab/ui';

/** Said when the server cannot be asked who is signed in. Nobody is signed out for that. */
export function StartFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main style={{ display: 'grid', minHeight: '100dvh', placeContent: 'center' }}>
      <FailureState title="Confab cannot be reached" message="The server did not answer. Check your connection, then try again." onRetry={onRetry} />
    </main>
  );
}
