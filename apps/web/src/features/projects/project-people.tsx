import { photoAddress, type PresentPerson } from '@confab/contracts';
import type { ProjectPerson } from '@confab/model';
import { Avatar, Tooltip } from '@mantine/core';
import { personColour } from '../../live/person-colour.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './projects.module.css';
import { words } from './words.ts';

const shown = 3;

interface ProjectPeopleProps {
  /** Who changed the project last, the latest first. */
  readonly people: readonly ProjectPerson[];
  /** The colleagues who have it open, each once. */
  readonly present: readonly PresentPerson[];
}

/** The colleagues who have a project open, then those who changed it last, as round pictures. */
export function ProjectPeople({ people, present }: ProjectPeopleProps) {
  const say = useWords(words);
  const here = present.map(
    ({ tvAccountId, name }): ProjectPerson =>
      people.find(({ accountId }) => accountId === tvAccountId) ?? {
        accountId: tvAccountId,
        name,
        profilePhotoAssetId: '',
      },
  );
  const away = people.filter(({ accountId }) => !here.some((person) => person.accountId === accountId));
  return (
    <>
      <PersonList label={say.openedBy} people={here} max={shown} getTip={say.isHere} isHere />
      <PersonList label={say.people} people={away} max={Math.max(1, shown - here.length)} getTip={(name) => name} />
    </>
  );
}

interface PersonListProps {
  readonly label: string;
  readonly people: readonly ProjectPerson[];
  readonly max: number;
  readonly getTip: (name: string) => string;
  readonly isHere?: boolean;
}

function PersonList({ label, people, max, getTip, isHere = false }: PersonListProps) {
  const say = useWords(words);
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={label}>
      {people.slice(0, max).map(({ accountId, name, profilePhotoAssetId }) => (
        <li key={accountId} data-here={isHere || undefined}>
          <Tooltip label={getTip(name)} openDelay={300}>
            <Avatar
              size={24}
              radius="xl"
              name={name}
              src={photoAddress(profilePhotoAssetId) ?? null}
              alt={name}
              {...(profilePhotoAssetId === '' && { role: 'img', 'aria-label': name })}
              styles={{ placeholder: { background: personColour(accountId), color: '#fff', fontWeight: 600 } }}
            />
          </Tooltip>
        </li>
      ))}
      {people.length > max && <li className={classes.morePeople}>{say.morePeople}</li>}
    </ul>
  );
}
