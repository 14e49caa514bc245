import { teamCalls } from '@confab/contracts';
import { localPartOf } from '@confab/identity';
import { FailureState } from '@confab/ui';
import type { Flavour } from '@confab/model';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowRight, IconSitemap } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { queryOf } from '../../api/query-of.ts';
import { useSession } from '../../session/session-store.ts';
import { HeaderPart } from '../../shell/header-parts.tsx';
import { useOpenSite } from '../../shell/use-open-site.ts';
import classes from './home.module.css';

/** The account site's first page: whose account it is, where to go, and the teams one is in. */
export function HomePage() {
  const signIn = useSession((state) => state.signIn);
  const openSite = useOpenSite();
  if (!signIn) return null;
  const name = signIn.firstName || localPartOf(signIn.email);
  return (
    <div className={classes.page}>
      <HeaderPart place="breadcrumb">Home</HeaderPart>
      <h1 className={classes.heading}>Hello, {name}</h1>
      <p className={classes.sub}>Signed in as {signIn.email}. What would you like to work on?</p>
      <SiteCard flavour="pro" onOpen={openSite} />
      <h2 className={classes.section}>My teams</h2>
      <Teams />
    </div>
  );
}

function SiteCard({ flavour, onOpen }: { readonly flavour: Flavour; readonly onOpen: (flavour: Flavour) => void }) {
  return (
    <section className={classes.card}>
      <span className={classes.picture} aria-hidden="true">
        <IconSitemap size={28} stroke={1.5} />
      </span>
      <div>
        <h2 className={classes.cardTitle}>Confab Pro</h2>
        <p className={classes.cardWords}>
          Author assistants on a canvas, together with your team: workflows, responses, understanding. Try them out, and
          publish.
        </p>
      </div>
      <Button size="md" rightSection={<IconArrowRight size={18} />} onClick={() => onOpen(flavour)}>
        Start
      </Button>
    </section>
  );
}

function Teams() {
  const api = useApi();
  const teams = useQuery(queryOf(api, teamCalls.listMine, {}));
  if (teams.isPending) return <Skeleton height={88} radius="md" />;
  if (teams.isError)
    return (
      <FailureState
        title="The teams could not be loaded"
        message={teams.error.message}
        onRetry={() => teams.refetch()}
      />
    );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Team Name</th>
          <th scope="col">My Permission</th>
        </tr>
      </thead>
      <tbody>
        {teams.data.map((team) => (
          <tr key={team.teamId}>
            <td>{team.description}</td>
            <td>{team.permission}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
