import { FailureState } from '@confab/ui';
import { formatExactTime } from '../../dates/index.ts';
import { useLanguage } from '../../words/language.ts';
import { useCatalogueTexts } from '../../words/catalogue-texts.ts';
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
  const catalogue = useCatalogueTexts();
  const language = useLanguage((state) => state.language);
  const { data, isError, error, refetch } = useProfile();
  return (
    <section className={classes.page} aria-labelledby="my-profile">
      <header className={classes.head}>
        <h1 id="my-profile" className="cf-page-heading">
          {text.title}
        </h1>
        {data && (
          <p className={classes.quiet}>
            {text.since(formatExactTime(Date.parse(data.account.createdDate), data.account.timezone, language, 'date'))}
          </p>
        )}
      </header>
      {data && (
        <ProfileForm key={data.account.tvAccountId} account={data.account} schema={catalogue.schema(data.schema)} />
      )}
      {!data && isError && (
        <FailureState title={text.failed} message={translate(error)} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <ProfileSkeleton />}
    </section>
  );
}
