import { teamCalls, type ResultOf } from '@confab/contracts';
import type { WelcomeLink } from '@confab/identity';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import type { Message } from '../../words/message.ts';

export type Invitation = ResultOf<typeof teamCalls.openInvitation>;

/** A mailed invitation that the page shows before it is answered. */
interface OpenedInvitation {
  /** Undefined while it is loading and after a failure. */
  readonly invitation: Invitation | undefined;
  /** English message of a failure. */
  readonly failure: Message | undefined;
}

/** Loads the invitation of a link. Loading it answers nothing, so it may be repeated. */
export function useInvitation({ invitationId }: WelcomeLink, ticket: string | undefined): OpenedInvitation {
  const api = useApi();
  const [opened, setOpened] = useState<OpenedInvitation>({ invitation: undefined, failure: undefined });
  useEffect(() => {
    let isMounted = true;
    const show = (found: OpenedInvitation) => isMounted && setOpened(found);
    if (invitationId === undefined || ticket === undefined) {
      show({ invitation: undefined, failure: teamCalls.openInvitation.fallbackMessage });
      return;
    }
    api.call(teamCalls.openInvitation, { body: { teamInvitationId: invitationId, ticket } }).then(
      (invitation) => show({ invitation, failure: undefined }),
      (error: unknown) =>
        show({
          invitation: undefined,
          failure: error instanceof ApiFailure ? error : teamCalls.openInvitation.fallbackMessage,
        }),
    );
    return () => {
      isMounted = false;
    };
  }, [api, invitationId, ticket]);
  return opened;
}
