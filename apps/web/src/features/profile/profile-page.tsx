import { formatMoment } from '@confab/inputs';
import { FailureState } from '@confab/ui';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import classes from './profile.module.css';
import { useProfile } from './use-profile.ts';
import { words } from './words.ts';

/** The My Profile page: the inputs of the account schema with a Save button at the bottom (P2.38). */
export function ProfilePage() {
  const text = useWords(words);
  const translate = useMessage();
  const { data, isError, error, refetch } = useProfile();
  return (
    <section className={classes.page} aria-labelledby="my-profile">
      <header className={classes.head}>
        <h1 id="my-profile" className={classes.heading}>
          {text.title}
        </h1>
        {data && (
          <p className={classes.quiet}>
            {text.since(formatMoment(Date.parse(data.account.createdDate), data.account.timezone, 'date'))}
          </p>
        )}
      </header>
      {data && <ProfileForm key={data.account.tvAccountId} account={data.account} schema={data.schema} />}
      {!data && isError && (
        <FailureState title={text.failed} message={translate(error.message)} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <ProfileSkeleton />}
    </section>
  );
}
