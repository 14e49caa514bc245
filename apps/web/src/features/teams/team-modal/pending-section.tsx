import { timings, type TeamMember } from '@confab/model';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { showToast } from '../../../toasts/index.ts';
import { words } from '../words.ts';
import { PagedPeople } from './paged-people.tsx';
import { PendingRow } from './pending-row.tsx';
import { Section } from './section.tsx';
import type { Attempt } from './use-attempt.ts';
import type { GivenRole, TeamOrders } from './use-team-orders.ts';
import classes from './team-modal.module.css';

interface PendingSectionProps {
  readonly pending: readonly TeamMember[];
  readonly mayManage: boolean;
  readonly orders: TeamOrders;
  readonly attempt: Attempt;
}

/** Invitations that have not been answered; an Admin sends one again or takes it back. */
export function PendingSection({ pending, mayManage, orders, attempt }: PendingSectionProps) {
  const text = useWords(words);
  const say = useMessage();

  async function resend({ email, permission }: TeamMember) {
    // Nobody is invited as Unauthorized, which is the absence of a permission.
    const isSent = await attempt(() => orders.invite(email, permission as GivenRole));
    if (!isSent) return;
    const sent = say('Resent to {email}', { email });
    showToast({ kind: 'success', text: sent, autocloseMs: timings.resentToastMs });
  }

  function rescind({ email, teamInvitationId }: TeamMember) {
    if (teamInvitationId === null) return;
    openModal('confirm', {
      title: text.uninviteTitle,
      message: text.uninviteQuestion(email),
      confirmLabel: text.uninvite,
      onConfirm: () => orders.rescind(teamInvitationId),
    });
  }

  return (
    <Section title={text.pending} count={pending.length}>
      {pending.length === 0 && <p className={classes.none}>{text.noPending}</p>}
      <PagedPeople
        people={pending}
        label={text.pending}
        renderPerson={(person, at) => (
          <PendingRow
            // What is left of an address that is hidden may be the same for two people.
            key={person.teamInvitationId ?? at}
            person={person}
            mayManage={mayManage && person.teamInvitationId !== null}
            onResend={() => resend(person)}
            onRescind={() => rescind(person)}
          />
        )}
      />
    </Section>
  );
}
