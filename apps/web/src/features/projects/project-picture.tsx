import type { ProjectSummary, TeamId, ProjectId } from '@confab/model';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { isAssetId, useAssetAddresses } from '../../media/asset-addresses.ts';
import classes from './project-picture.module.css';

const hues = ['orange', 'teal', 'violet', 'blue', 'rose', 'green', 'amber'] as const;
const mostInitials = 2;

interface ProjectPictureProps {
  readonly project: ProjectSummary;
  readonly teamId: TeamId;
}

/**
 * The picture of a project: a conversation in a colour that the project keeps, and its image in 120x120 (A9.18). Without
 * an image, or while it cannot be loaded, the initials of the project are shown. It is decorative.
 */
export function ProjectPicture({ project, teamId }: ProjectPictureProps) {
  const { projectId, displayName, image, projectType } = project;
  // The policy of the page refuses pictures of other origins.
  const { getImageUrl } = useAssetAddresses(teamId, isAssetId(image));
  const [failed, setFailed] = useState('');
  const url = getImageUrl(image, '120x120');
  const number = hashId(projectId);
  return (
    <div className={classes.picture} data-hue={hues[number % hues.length]} aria-hidden="true">
      <span className={classes.said} style={{ width: `${28 + (number % 23)}%` }} />
      <span className={classes.answered} style={{ width: `${24 + (number % 31)}%` }} />
      {url === undefined || url === failed ? (
        <span className={classes.initials}>
          {projectType === 'TestPlan' ? <IconClipboardCheck size={24} stroke={1.8} /> : getInitials(displayName)}
        </span>
      ) : (
        <img className={classes.image} src={url} alt="" loading="lazy" onError={() => setFailed(url)} />
      )}
    </div>
  );
}

/** The first letters of the first two words of a name. */
function getInitials(name: string): string {
  const words = name.trim().split(/\s+/u);
  return words
    .slice(0, mostInitials)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}

/** A number of a project that stays the same everywhere. */
function hashId(projectId: ProjectId): number {
  return [...projectId].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7);
}
