import { Banner, IconButton } from '@confab/ui';
import { IconX } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePresence, useProjectSession, useSessionStatus } from '../../editing/index.ts';
import { useSession } from '../../session/session-store.ts';
import { openModal } from '../../shell/modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** What has to be known about the project as a whole: that others are in it, that it cannot be changed. */
export function EditorBanners({ readOnlyBecause }: { readonly readOnlyBecause: 'role' | 'width' | undefined }) {
  const say = useWords(words);
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const people = usePresence().filter(({ tvAccountId }) => tvAccountId !== ownId);
  const session = useProjectSession();
  const { refused } = useSessionStatus();
  const [dismissed, setDismissed] = useState('');
  const names = [...new Set(people.map(({ name }) => name))].join(', ');
  return (
    <div>
      {readOnlyBecause && (
        <Banner level="info">{readOnlyBecause === 'role' ? say.readOnlyByRole : say.readOnlyByWidth}</Banner>
      )}
      {refused.length > 0 && (
        <Banner
          level="warning"
          action={
            <Button size="compact-xs" variant="default" onClick={() => openModal('refusedEdits', { session })}>
              {say.showRefused}
            </Button>
          }
        >
          {say.refusedCount(refused.length)}
        </Banner>
      )}
      {names !== '' && names !== dismissed && !readOnlyBecause && (
        <Banner
          level="warning"
          action={
            <IconButton size={24} label={say.dismiss} icon={<IconX size={14} />} onClick={() => setDismissed(names)} />
          }
        >
          {say.othersHaveIt(names)}
        </Banner>
      )}
    </div>
  );
}
