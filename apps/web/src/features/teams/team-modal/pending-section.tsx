import { timings, type TeamMember } from '@confab/model';
import { useWords } from '../../../words/define-words.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { showToast } from '../../../toasts/index.ts';
import { words } from '../words.ts';
import { PagedPeople } from './paged-people.tsx';
import { PendingRow } from './pending-row.tsx';
import { Section } from './section.tsx';
import type { Attempt } from './use-attempt.ts';
import type { AssignableRole, TeamActions } from './use-team-actions.ts';
import classes from './team-modal.module.css';
import { toastMessages } from '../../../words/web-messages.ts';

interface PendingSectionProps {
  readonly pending: readonly TeamMember[];
  readonly canManage: boolean;
  readonly actions: TeamActions;
  readonly attempt: Attempt;
}

/** The pending invitations. An Admin can resend or withdraw them. */
export function PendingSection({ pending, canManage, actions, attempt }: PendingSectionProps) {
  const text = useWords(words);

  async function resend({ email, permission }: TeamMember) {
    // An invitation never has the role Unauthorized, which means no permission.
    const isSent = await attempt(() => actions.invite([email], permission as AssignableRole));
    if (!isSent) return;
    showToast({ kind: 'success', text: toastMessages.resentTo, parts: { email }, autocloseMs: timings.resentToastMs });
  }

  function rescind({ email, teamInvitationId }: TeamMember) {
    if (teamInvitationId === null) return;
    openModal('confirmationModal', {
      title: text.uninviteTitle,
      message: text.uninviteQuestion(email),
      confirmLabel: text.uninvite,
      onConfirm: () => actions.rescind(teamInvitationId),
    });
  }

  return (
    <Section title={text.pending} count={pending.length}>
      {pending.length === 0 && <p className={classes.none}>{text.noPending}</p>}
      <PagedPeople
        people={pending}
        label={text.pending}
        renderPerson={(person, index) => (
          <PendingRow
            // Masked addresses of two people can be equal, so the email is not a key.
            key={person.teamInvitationId ?? index}
            person={person}
            canManage={canManage && person.teamInvitationId !== null}
            onResend={() => resend(person)}
            onRescind={() => rescind(person)}
          />
        )}
      />
    </Section>
  );
}
