import { isLastAdmin } from '@confab/access';
import type { TeamMember, TeamRole } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { MemberRow } from './member-row.tsx';
import { PagedPeople } from './paged-people.tsx';
import { Section } from './section.tsx';
import type { Attempt } from './use-attempt.ts';
import type { TeamActions } from './use-team-actions.ts';

interface MembersSectionProps {
  readonly members: readonly TeamMember[];
  /** The query that loads the members. */
  readonly list: { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown };
  /** The permission of the signed-in account. */
  readonly permission: TeamRole;
  readonly actions: TeamActions;
  readonly attempt: Attempt;
  readonly onLeft: () => void;
}

/** The members of the team. */
export function MembersSection({ members, list, permission, actions, attempt, onLeft }: MembersSectionProps) {
  const text = useWords(words);
  const translate = useMessage();
  return (
    <Section title={text.members} count={members.length} isFirst>
      {list.isPending && (
        <div role="status" aria-label={text.loadingMembers}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={40} mb="xs" radius="sm" />
          ))}
        </div>
      )}
      {list.error && members.length === 0 && (
        <FailureState title={text.membersFailed} message={translate(list.error)} onRetry={() => void list.refetch()} />
      )}
      <PagedPeople
        people={members}
        label={text.members}
        renderPerson={(member) => (
          <MemberRow
            key={member.email}
            member={member}
            permission={permission}
            isLastAdmin={isLastAdmin(members, member)}
            actions={actions}
            attempt={attempt}
            onLeft={onLeft}
          />
        )}
      />
    </Section>
  );
}
