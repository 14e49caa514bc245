import type { TeamMember } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSession } from '../../../session/session-store.ts';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { PersonPhoto } from '../team-modal/person-photo.tsx';
import { Section } from '../team-modal/section.tsx';
import { words } from '../words.ts';
import classes from './share-modal.module.css';

/** The most people that are listed here; the team dialog lists all. */
const shownMax = 6;

/** Who has access to the projects of a team, people with a pending invitation included. */
export function TeamPeople({ list }: { readonly list: UseQueryResult<readonly TeamMember[]> }) {
  const text = useWords(words);
  const translate = useMessage();
  const people = list.data ?? [];
  const more = people.length - shownMax;
  return (
    <Section title={text.access} count={people.length}>
      {list.isPending && (
        <div role="status" aria-label={text.loadingMembers}>
          <Skeleton height={32} radius="sm" />
        </div>
      )}
      {list.error && people.length === 0 && (
        <FailureState title={text.membersFailed} message={translate(list.error)} onRetry={() => void list.refetch()} />
      )}
      <ul className={classes.people}>
        {people.slice(0, shownMax).map((person, index) => (
          // Masked addresses of two invited people can be equal, so the email is not a key.
          <Person key={person.tvAccountId ?? person.teamInvitationId ?? index} person={person} />
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>{text.morePeople(more)}</p>}
    </Section>
  );
}

function Person({ person }: { readonly person: TeamMember }) {
  const { name, email, permission, invitePending, inviteExpired, tvAccountId, profilePhotoAssetId } = person;
  const text = useWords(words);
  const isMe = useSession(({ signIn }) => tvAccountId !== null && signIn?.tvAccountId === tvAccountId);
  const role = text[permission];
  const invited = inviteExpired ? text.expiredAs(role) : text.invitedAs(role);
  const shownName = name === '' ? email : name;
  return (
    <li className={classes.person}>
      <PersonPhoto name={shownName} accountId={tvAccountId ?? email} assetId={profilePhotoAssetId} />
      <span className={classes.name} title={email}>
        {shownName} {isMe && <span className={classes.quiet}>{text.you}</span>}
      </span>
      <span className={classes.quiet}>{invitePending ? invited : role}</span>
    </li>
  );
}
