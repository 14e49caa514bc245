import { teamCalls, type ResultOf } from '@confab/contracts';
import { welcomeMessages, type WelcomeLink } from '@confab/identity';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { isUnavailable } from '../../api/is-unavailable.ts';
import { getFallback, nameMessage, type Message } from '../../words/message.ts';

export type Invitation = ResultOf<typeof teamCalls.openInvitation>;

/** A mailed invitation that the page shows before it is answered. */
interface OpenedInvitation {
  /** Undefined while it is loading and after a failure. */
  readonly invitation: Invitation | undefined;
  /** The message of a failure. */
  readonly failure: Message | undefined;
  /** Loads the invitation again; undefined unless the server could not be reached or could not answer. */
  readonly tryAgain: (() => void) | undefined;
}

type Loaded = Omit<OpenedInvitation, 'tryAgain'>;
const loading: Loaded = { invitation: undefined, failure: undefined };

/** Loads the invitation of a link. Loading it answers nothing, so it may be repeated. */
export function useInvitation({ invitationId }: WelcomeLink, ticket: string | undefined): OpenedInvitation {
  const api = useApi();
  const [opened, setOpened] = useState(loading);
  useEffect(() => {
    if (opened !== loading) return;
    let isMounted = true;
    const show = (found: Loaded) => isMounted && setOpened(found);
    if (invitationId === undefined || ticket === undefined) {
      // A reload loses the ticket, which does not show whether the invitation is valid.
      const failure =
        invitationId === undefined
          ? getFallback(teamCalls.openInvitation)
          : nameMessage('welcomeMessages.invitationLinkNeeded', welcomeMessages.invitationLinkNeeded);
      show({ invitation: undefined, failure });
      return;
    }
    api.call(teamCalls.openInvitation, { body: { teamInvitationId: invitationId, ticket } }).then(
      (invitation) => show({ invitation, failure: undefined }),
      (error: unknown) =>
        show({
          invitation: undefined,
          failure: error instanceof ApiFailure ? error : getFallback(teamCalls.openInvitation),
        }),
    );
    return () => {
      isMounted = false;
    };
  }, [api, invitationId, ticket, opened]);

  return { ...opened, tryAgain: isUnavailable(opened.failure) ? () => setOpened(loading) : undefined };
}
