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
import type { TeamOrders } from './use-team-orders.ts';

interface MembersSectionProps {
  readonly members: readonly TeamMember[];
  /** The list they come from, which may be on its way or not have come. */
  readonly list: { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown };
  /** One's own. */
  readonly permission: TeamRole;
  readonly orders: TeamOrders;
  readonly attempt: Attempt;
  readonly onLeft: () => void;
}

/** Who is in the team. */
export function MembersSection({ members, list, permission, orders, attempt, onLeft }: MembersSectionProps) {
  const text = useWords(words);
  const say = useMessage();
  return (
    <Section title={text.members} count={members.length} isFirst>
      {list.isPending && (
        <div role="status" aria-label={text.loadingMembers}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={40} mb={8} radius="sm" />
          ))}
        </div>
      )}
      {list.error && members.length === 0 && (
        <FailureState
          title={text.membersFailed}
          message={say(list.error.message)}
          onRetry={() => void list.refetch()}
        />
      )}
      <PagedPeople
        people={members}
        label={text.members}
        renderPerson={(member) => (
          <MemberRow
            key={member.email}
            member={member}
            permission={permission}
            orders={orders}
            attempt={attempt}
            onLeft={onLeft}
          />
        )}
      />
    </Section>
  );
}
