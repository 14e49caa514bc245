import { FailureState, StatusBadge } from '@confab/ui';
import { Skeleton, Table } from '@mantine/core';
import type { TeamId } from '@confab/model';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useRoleName } from '../../../words/roles/use-role-name.ts';
import classes from '../control-tower.module.css';
import { useFormatBytes } from './use-format-bytes.ts';
import { useTeamDetails } from './use-teams.ts';
import { words } from './words.ts';

/** The members of a team with their roles, its projects by size, and who set which limit of its storage. */
export function TeamContent({ teamId, name }: { readonly teamId: TeamId; readonly name: string }) {
  const say = useWords(words);
  const translate = useMessage();
  const getRoleName = useRoleName();
  const formatBytes = useFormatBytes();
  const details = useTeamDetails(teamId);
  if (details.isPending) return <Skeleton role="status" aria-label={say.loading} height={120} mt="sm" />;
  if (details.isError) {
    return (
      <FailureState title={say.failed} message={translate(details.error)} onRetry={() => void details.refetch()} />
    );
  }
  const { members, projects, projectBytesAllowed, projectsMax, limitChanges } = details.data;
  return (
    <>
      <PlainTable label={say.membersOf(name)} headings={[say.person, say.role]}>
        {members.map(({ email, name: person, role, isDisabled }) => (
          <Table.Tr key={email}>
            <Table.Td>
              <Link href={`/audit?${new URLSearchParams({ person: email })}`}>{email}</Link> {person}{' '}
              {isDisabled && <StatusBadge colour="red" label={say.disabled} />}
            </Table.Td>
            <Table.Td>{getRoleName(role)}</Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
      {projects.length === 0 ? (
        <p className={classes.sender}>{say.noProjects}</p>
      ) : (
        <PlainTable
          label={say.projectsOf(name)}
          headings={[`${say.project} (${projects.length}/${projectsMax})`, say.content]}
        >
          {projects.map((project) => (
            <Table.Tr key={project.id}>
              <Table.Td>{project.name}</Table.Td>
              <Table.Td>
                {projectBytesAllowed === null
                  ? formatBytes(project.bytes)
                  : say.usedOf(formatBytes(project.bytes), formatBytes(projectBytesAllowed))}
              </Table.Td>
            </Table.Tr>
          ))}
        </PlainTable>
      )}
      {limitChanges.length > 0 && (
        <PlainTable label={say.limitChangesOf(name)} headings={[say.setTo, say.setBy, say.setAt]}>
          {limitChanges.map(({ bytes, email, utcTimestamp }, index) => (
            <Table.Tr key={`${utcTimestamp} ${index}`}>
              <Table.Td>{bytes === null ? say.limitOfAll : formatBytes(bytes)}</Table.Td>
              <Table.Td>
                <Link href={`/audit?${new URLSearchParams({ person: email })}`}>{email}</Link>
              </Table.Td>
              <Table.Td>
                <Moment utc={utcTimestamp} />
              </Table.Td>
            </Table.Tr>
          ))}
        </PlainTable>
      )}
    </>
  );
}

interface PlainTableProps {
  readonly label: string;
  readonly headings: readonly string[];
  readonly children: ReactNode;
}

function PlainTable({ label, headings, children }: PlainTableProps) {
  return (
    <div className={classes.table} role="region" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {headings.map((heading) => (
              <Table.Th key={heading} scope="col">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  );
}
