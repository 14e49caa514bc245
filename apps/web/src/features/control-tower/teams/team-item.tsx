import type { TeamEntry } from '@confab/contracts';
import { StatusBadge } from '@confab/ui';
import { Progress } from '@mantine/core';
import { useState } from 'react';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../control-tower.module.css';
import { TeamContent } from './team-content.tsx';
import { TeamLimit } from './team-limit.tsx';
import { useFormatBytes } from './use-format-bytes.ts';
import { words } from './words.ts';

/** From this part of its storage on, a team is nearly full. */
const nearlyFull = 0.9;

/** One team with its storage; its members and projects are loaded when they are opened. */
export function TeamItem(team: TeamEntry) {
  const { id, name, createdUtc, memberCount, projectCount, usedBytes, allowedBytes } = team;
  const say = useWords(words);
  const formatBytes = useFormatBytes();
  const [isOpen, setOpen] = useState(false);
  const part = allowedBytes ? usedBytes / allowedBytes : 0;
  const used =
    allowedBytes === null
      ? say.used(formatBytes(usedBytes))
      : say.usedOf(formatBytes(usedBytes), formatBytes(allowedBytes));
  return (
    <>
      <div className={classes.line}>
        <strong>{name}</strong>
        {part >= 1 && <StatusBadge colour="red" label={say.full} />}
        {part >= nearlyFull && part < 1 && <StatusBadge colour="amber" label={say.nearlyFull} />}
        <span className={classes.time}>{used}</span>
      </div>
      {allowedBytes !== null && <Progress mt="xs" value={Math.min(100, part * 100)} aria-label={used} />}
      <p className={classes.sender}>
        {say.members(memberCount)} · {say.projects(String(projectCount))} · {say.created} <Moment utc={createdUtc} />
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={classes.summary}>{say.show}</summary>
        {isOpen && (
          <>
            <TeamLimit {...team} />
            <TeamContent teamId={id} name={name} />
          </>
        )}
      </details>
    </>
  );
}
