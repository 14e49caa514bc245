import type { TeamId } from '@confab/model';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/define-words.ts';
import { useTeamStorage } from '../use-teams.ts';
import { words } from '../words.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { Section } from './section.tsx';
import classes from './team-modal.module.css';

/** How much of its storage a team uses, with a meter. Shows nothing until it is known. */
export function StorageSection({ teamId }: { readonly teamId: TeamId }) {
  const text = useWords(words);
  const language = useLanguage((state) => state.language);
  const { data } = useTeamStorage(teamId);
  if (!data) return null;
  const { usedBytes, allowedBytes } = data;
  const used = formatMegabytes(usedBytes, language);
  if (allowedBytes === undefined)
    return (
      <Section title={text.storage}>
        <p className={classes.storage}>{text.storageUnlimited(used)}</p>
      </Section>
    );
  const share = Math.min(usedBytes / allowedBytes, 1);
  const label = text.storageUsed(used, formatMegabytes(allowedBytes, language));
  return (
    <Section title={text.storage}>
      <div
        className={classes.storageMeter}
        role="meter"
        aria-label={text.storage}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={label}
      >
        <div
          className={classes.storageBar}
          data-high={share >= 0.9 || undefined}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className={classes.storage}>{label}</p>
      {share === 1 && <p className={classes.storage}>{text.storageFull}</p>}
    </Section>
  );
}
