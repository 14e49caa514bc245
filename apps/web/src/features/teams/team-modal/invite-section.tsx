import { invitationProblems } from '@confab/access';
import { invitationsMax } from '@confab/contracts';
import { checkEmailAddress } from '@confab/identity';
import type { TeamMember } from '@confab/model';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { takeLostFocus } from '../../../platform/focus/take-lost-focus.ts';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { Section } from './section.tsx';
import { splitAddresses } from './split-addresses.ts';
import { useAttempt } from './use-attempt.ts';
import { assignableRoles, type AssignableRole, type TeamActions } from './use-team-actions.ts';
import classes from './team-modal.module.css';

interface InviteSectionProps {
  readonly members: readonly TeamMember[];
  readonly actions: Pick<TeamActions, 'invite'>;
  /** The permission that is chosen at first; none by default. */
  readonly firstPermission?: AssignableRole;
}

const isAddress = (email: string) => checkEmailAddress(email) === undefined;
const noProblems: ReturnType<typeof invitationProblems> = { email: undefined, permission: undefined };

/** The form that invites people by their email addresses, with a permission: all of them, or none if one cannot be. */
export function InviteSection({ members, actions, firstPermission }: InviteSectionProps) {
  const text = useWords(words);
  const translate = useMessage();
  const [typed, setTyped] = useState('');
  const [permission, setPermission] = useState<AssignableRole | ''>(firstPermission ?? '');
  const [problems, setProblems] = useState(noProblems);
  // The address with the problem, if there are several.
  const [refused, setRefused] = useState('');
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [isWorking, setWorking] = useState(false);
  const { failure, attempt } = useAttempt();
  const addresses = members.map(({ email }) => email);
  const field = useRef<HTMLInputElement>(null);
  const roleField = useRef<HTMLSelectElement>(null);
  const emails = splitAddresses(typed);
  const isTooMany = emails.length > invitationsMax;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isWorking) return;
    if (isTooMany) return field.current?.focus();
    const findProblems = (email: string) => invitationProblems({ email, permission }, addresses, isAddress);
    const first = emails.find((email) => findProblems(email).email !== undefined) ?? emails[0] ?? '';
    const found = findProblems(first);
    setProblems(found);
    setRefused(emails.length > 1 ? first : '');
    setInvited([]);
    if (found.email !== undefined) return field.current?.focus();
    if (found.permission !== undefined || permission === '') return roleField.current?.focus();
    setWorking(true);
    if (await attempt(() => actions.invite(emails, permission))) {
      setInvited(emails);
      // What was typed while it was sent stays.
      setTyped((now) => (now === typed ? '' : now));
      takeLostFocus(field.current);
    }
    setWorking(false);
  }

  const problem = problems.email ?? failure;
  const named = problems.email !== undefined && refused !== '' ? `${refused}: ` : '';
  const emailProblem = isTooMany ? text.tooManyEmails(invitationsMax) : problem && `${named}${translate(problem)}`;
  return (
    <Section title={text.invite}>
      <form className={classes.invite} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          ref={field}
          inputMode="email"
          placeholder={text.severalEmails}
          label={text.email}
          value={typed}
          error={emailProblem === undefined ? undefined : <span role="alert">{emailProblem}</span>}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblems({ ...problems, email: undefined });
          }}
        />
        <NativeSelect
          ref={roleField}
          label={text.permission}
          value={permission}
          error={
            problems.permission === undefined ? undefined : <span role="alert">{translate(problems.permission)}</span>
          }
          data={[{ value: '', label: text.choosePermission }, ...roleOptions(text)]}
          onChange={(event) => {
            // The options are the assignable roles and the empty one.
            setPermission(event.currentTarget.value as AssignableRole | '');
            setProblems({ ...problems, permission: undefined });
          }}
        />
        <Button type="submit" className={classes.inviteButton ?? ''} loading={isWorking}>
          {text.inviteButton}
        </Button>
      </form>
      <p role="status" className={classes.invited}>
        {invited.length > 0 && text.invitationsSent(invited)}
      </p>
    </Section>
  );
}

function roleOptions(text: Readonly<Record<AssignableRole, string>>) {
  return assignableRoles.map((role) => ({ value: role, label: text[role] }));
}
