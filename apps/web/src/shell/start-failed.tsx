import { Button } from '@mantine/core';

/** Said when the server cannot be asked who is signed in. Nobody is signed out for that. */
export function StartFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main
      role="alert"
      style={{
        display: 'grid',
        minHeight: '100dvh',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 8,
        padding: 24,
        textAlign: 'center',
      }}
    >
      <h1 style={{ margin: 0, fontSize: 18, fontWeight: 650 }}>Confab cannot be reached</h1>
      <p style={{ margin: '0 0 8px', color: 'var(--cf-quiet)' }}>
        The server did not answer. Check your connection, then try again.
      </p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </main>
  );
}
