import { projectCalls } from '@confab/contracts';
import { localPartOf } from '@confab/identity';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowRight, IconSitemap } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { loadProjectPages } from '../../api/load-project-pages.ts';
import { useSession } from '../../session/session-store.ts';
import { useOpenSite } from '../../session/use-open-site.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './home.module.css';
import { shortenProjectNames } from './shorten-project-names.ts';
import { words } from './words.ts';

/** The card on the portal's first page: a greeting, the projects, and a button to the authoring site. */
export function WelcomeCard() {
  const signIn = useSession((state) => state.signIn);
  const openSite = useOpenSite();
  const say = useWords(words);
  if (!signIn) return null;
  const hello = say.hello(signIn.firstName || localPartOf(signIn.email));
  return (
    <section className={classes.card} aria-label={hello}>
      <span className={classes.picture} aria-hidden="true">
        <IconSitemap size={28} stroke={1.5} />
      </span>
      <div className={classes.words}>
        <p className={classes.hello}>{hello}</p>
        <ProjectNames />
      </div>
      <Button rightSection={<IconArrowRight size={18} />} onClick={() => void openSite('pro')}>
        {say.start}
      </Button>
    </section>
  );
}

/** Names the projects of both authoring sites. A failure shows no message, because those sites list the projects. */
function ProjectNames() {
  const api = useApi();
  const say = useWords(words);
  const { data, isPending } = useQuery({
    queryKey: [projectCalls.list.path, 'allSites'],
    // Without the name of a site, the answer has the projects of all sites (A7.11).
    queryFn: ({ signal }) =>
      loadProjectPages((skinnyProjectsAfter) =>
        api.call(projectCalls.list, { query: { skinnyProjectsAfter, wantSkinnyProjects: true } }, { signal }),
      ),
  });
  if (isPending) return <Skeleton height={14} width="60%" mt="2xs" />;
  const newestFirst = Object.values(data?.skinnyProjects ?? {}).toSorted((a, b) =>
    (b.lastUpdatedUtc ?? '').localeCompare(a.lastUpdatedUtc ?? ''),
  );
  const { named, more } = shortenProjectNames(newestFirst.map(({ displayName }) => displayName));
  if (named.length === 0) return <p className={classes.quiet}>{say.noProjects}</p>;
  return (
    <p className={classes.quiet}>
      {say.projects} {named.join(', ')}
      {more > 0 && <span className={classes.more}> {say.more(more)}</span>}
    </p>
  );
}
