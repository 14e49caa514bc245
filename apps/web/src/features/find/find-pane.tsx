import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ItemSchemas } from '../tree/index.ts';
import type { UsedInProps } from './used-in.tsx';

const Uses = lazy(async () => ({ default: (await import('./used-in.tsx')).UsedIn }));
const FindPanel = lazy(async () => ({ default: (await import('./find-panel.tsx')).FindPanel }));

interface FindPaneProps {
  readonly schemas: ItemSchemas;
  readonly onOpen: (itemId: string, path: string) => void;
}

/** The search in the dock; its code comes when it is first opened. */
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
      <Skeleton mt={8} height={20} width="70%" />
    </div>
  );
}

/** Says before something is deleted where it is used. */
export function UsedIn(props: UsedInProps) {
  return (
    <Suspense fallback={null}>
      <Uses {...props} />
    </Suspense>
  );
}
