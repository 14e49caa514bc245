import { photoAddress } from '@confab/contracts';
import type { ProjectPerson } from '@confab/model';
import { Avatar, Tooltip } from '@mantine/core';
import { personColour } from '../../live/person-colour.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './projects.module.css';
import { words } from './words.ts';

const shown = 3;

/** The people who changed a project last, as round pictures. */
export function ProjectPeople({ people }: { readonly people: readonly ProjectPerson[] }) {
  const say = useWords(words);
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={say.people}>
      {people.slice(0, shown).map(({ accountId, name, profilePhotoAssetId }) => (
        <li key={accountId}>
          <Tooltip label={name} openDelay={300}>
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
      {people.length > shown && <li className={classes.morePeople}>{say.morePeople}</li>}
    </ul>
  );
}
