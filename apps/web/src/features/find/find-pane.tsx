import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { ItemSchemas } from '../tree/index.ts';
import type { UsageWarningProps } from './usage-warning.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { lazyView } from '../../loading/lazy-view.tsx';

const Uses = lazyPart(async () => (await import('./usage-warning.tsx')).UsageWarning);
const FindPanel = lazyView(async () => (await import('./find-panel.tsx')).FindPanel);

interface FindPaneProps {
  readonly schemas: ItemSchemas;
  readonly onOpen: (itemId: string, path: string) => void;
}

/** The find panel in the dock; its code is loaded when it is first opened. */
export function FindPane(props: FindPaneProps) {
  return (
    <Suspense fallback={<Loading />}>
      <FindPanel {...props} />
    </Suspense>
  );
}

function Loading() {
  return (
    <div style={{ padding: 12 }} aria-busy="true">
      <Skeleton height={28} width="50%" />
      <Skeleton mt="xs" height={20} width="70%" />
    </div>
  );
}

/** Warns before a deletion where the items are used; its code is loaded on demand. */
export function UsageWarning(props: UsageWarningProps) {
  return <Uses {...props} />;
}
