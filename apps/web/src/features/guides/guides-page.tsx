import { guideCalls } from '@confab/contracts';
import { EmptyState, FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { showToast } from '../../toasts/index.ts';
import { useCatalogueTexts } from '../../words/catalogue-texts.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './guides.module.css';
import { Mosaic } from './mosaic.tsx';
import { words } from './words.ts';
import { toastMessages } from '../../words/web-messages.ts';

/** The Guides page: a mosaic of link cards (P2.45). */
export function GuidesPage() {
  const say = useWords(words);
  const translate = useMessage();
  const cards = useContentCards();
  return (
    <div className={classes.page}>
      <h1 className="cf-page-heading">{say.heading}</h1>
      <p className={classes.sub}>{say.sub}</p>
      {cards.isPending && (
        <div role="status" aria-label={say.loading} className={classes.loading}>
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} height={220} radius="lg" />
          ))}
        </div>
      )}
      {cards.isError && (
        <FailureState title={say.failed} message={translate(cards.error)} onRetry={() => cards.refetch()} />
      )}
      {cards.data?.length === 0 && (
        <EmptyState icon={<IconBook2 size={24} />} title={say.emptyTitle}>
          {say.empty}
        </EmptyState>
      )}
      {cards.data && cards.data.length > 0 && <Mosaic cards={cards.data} />}
    </div>
  );
}

/** Loads the cards. Each failure while the page is open also shows a toast (P8.56). */
function useContentCards() {
  const api = useApi();
  const catalogue = useCatalogueTexts();
  const cards = useQuery({ ...createQuery(api, guideCalls.contentCards, {}), select: catalogue.guideCards });
  const { errorUpdateCount } = cards;
  // The count continues from earlier visits and from the prefetch of the portal.
  const reported = useRef(errorUpdateCount);
  useEffect(() => {
    if (errorUpdateCount > reported.current) showToast({ kind: 'error', text: toastMessages.cardsNotLoaded });
    reported.current = errorUpdateCount;
  }, [errorUpdateCount]);
  return cards;
}
