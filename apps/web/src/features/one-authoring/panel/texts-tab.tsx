import { Suspense } from 'react';
import { lazyView } from '../../../loading/lazy-view.tsx';
import type { ItemSchemas } from '../../tree/index.ts';
import type { OneLocation } from '../one-location.ts';

const TextsPage = lazyView(async () => (await import('../../texts/index.ts')).TextsPage);

interface TextsTabProps {
  readonly schemas: ItemSchemas;
  readonly location: OneLocation;
  readonly goTo: (location: OneLocation, options: { readonly replace: boolean }) => void;
  /** Selects an item and scrolls to an input. */
  readonly onOpen: (itemId: string, path: string) => void;
}

/** The Texts tab: all texts of the project beside their translations, chapter by chapter. */
export function TextsTab({ schemas, location, goTo, onOpen }: TextsTabProps) {
  return (
    <Suspense>
      <TextsPage
        schemas={schemas}
        rowId={location.row}
        onRow={(row) => goTo({ ...location, row }, { replace: true })}
        onOpenPlace={onOpen}
      />
    </Suspense>
  );
}
