import { can } from '@confab/access';
import { Banner, IconButton } from '@confab/ui';
import { IconX } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePresence, useEditingSession, useEditingStatus, type Presence } from '../../../editing/index.ts';
import { useSession } from '../../../session/session-store.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

/** Banners about the whole project: read-only, rejected changes, other people in it. */
export function EditorBanners({ readOnlyReason }: { readonly readOnlyReason: 'role' | 'width' | undefined }) {
  const say = useWords(words);
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const people = listOnce(usePresence().filter(({ tvAccountId }) => tvAccountId !== ownId));
  const session = useEditingSession();
  const { refused } = useEditingStatus();
  const canComment = useSession(({ activeTeam }) => can(activeTeam?.permissions ?? 'Unauthorized', 'comment.write'));
  const byRole = canComment ? say.readOnlyButComments : say.readOnlyByRole;
  const [dismissed, setDismissed] = useState('');
  const shownIds = people.map(({ tvAccountId }) => tvAccountId).join();
  return (
    <div>
      {readOnlyReason && <Banner level="info">{readOnlyReason === 'role' ? byRole : say.readOnlyByWidth}</Banner>}
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
      {people.length > 0 && shownIds !== dismissed && !readOnlyReason && (
        <Banner
          level="warning"
          action={
            <IconButton
              size={24}
              label={say.dismiss}
              icon={<IconX size={14} />}
              onClick={() => setDismissed(shownIds)}
            />
          }
        >
          {say.othersHaveIt(listNames(people))}
        </Banner>
      )}
    </div>
  );
}

/** The people, each once: somebody may have the project open in several windows. */
function listOnce(people: Presence): Presence {
  return [...new Map(people.map((person) => [person.tvAccountId, person])).values()];
}

/** Names all people, those of the same name with their addresses. */
function listNames(people: Presence): string {
  const isShared = (name: string) => people.filter((person) => person.name === name).length > 1;
  return people.map(({ name, email }) => (isShared(name) ? `${name} (${email})` : name)).join(', ');
}
