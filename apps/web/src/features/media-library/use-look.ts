import { profileCalls } from '@confab/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { useApi } from '../../api/api-context.tsx';
import { readSetting, writeSetting } from '../../platform/settings.ts';
import { setBrowserLayout, useSession } from '../../session/session-store.ts';
import { showToast } from '../../toasts/index.ts';
import type { ListOrder } from './data/library-client.ts';
import { toMessage } from '../../words/message.ts';

/** How files are drawn: as lines of a table, or as thumbnails. */
type LibraryView = 'list' | 'thumbnails';

/** How the library is shown. The view belongs to the account, the rest is remembered in this browser. */
export interface LibraryLook extends ListOrder {
  readonly view: LibraryView;
  readonly hasDetails: boolean;
}

const lookSetting = 'mediaLibrary.look';
const lookSchema = z
  .object({
    sortBy: z.enum(['name', 'size', 'type', 'dateModified']).catch('name'),
    sortOrder: z.enum(['ascending', 'descending']).catch('ascending'),
    hasDetails: z.boolean().catch(true),
  })
  .catch({ sortBy: 'name', sortOrder: 'ascending', hasDetails: true });
/** The layouts of accounts, by view. */
const layouts: Readonly<Record<LibraryView, string>> = { list: 'Details', thumbnails: 'LargeIcons' };

/** The look of the library, and the way to change it. */
export function useLook() {
  const api = useApi();
  const layout = useSession(({ signIn }) => signIn?.prefBrowserLayout);
  const [look, setLook] = useState<Omit<LibraryLook, 'view'>>(() => lookSchema.parse(readSetting(lookSetting)));
  const view: LibraryView = layout === layouts.thumbnails ? 'thumbnails' : 'list';

  async function storeView(prefBrowserLayout: string) {
    setBrowserLayout(prefBrowserLayout);
    try {
      await api.call(profileCalls.updateSettings, { body: { settings: { prefBrowserLayout } } });
    } catch (error) {
      showToast({ kind: 'error', text: toMessage(error) });
    }
  }

  function change({ view: nextView = view, ...part }: Partial<LibraryLook>) {
    if (nextView !== view) void storeView(layouts[nextView]);
    const next = { ...look, ...part };
    setLook(next);
    writeSetting(lookSetting, next);
  }
  return [{ ...look, view }, change] as const;
}
