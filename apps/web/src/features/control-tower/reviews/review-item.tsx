import { describeValue, isSameJson } from '@confab/inputs';
import type { ItemId, JsonValue, Property } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { useCatalogueTexts } from '../../../words/catalogue-texts.ts';
import { useMessage } from '../../../words/messages.ts';
import { listReviewedValues } from './list-reviewed-values.ts';
import { ReviewedValue } from './reviewed-value.tsx';
import classes from './reviews.module.css';
import { useReviewItem } from './use-reviews.ts';
import { words } from './words.ts';

interface ReviewItemProps {
  readonly reviewId: string;
  readonly itemId: ItemId;
  readonly name: string;
  readonly findName: (itemId: string) => string | undefined;
}

/** The values of the selected item, read-only; changed ones next to those of the last approved version. */
export function ReviewItem({ reviewId, itemId, name, findName }: ReviewItemProps) {
  const say = useWords(words);
  const translate = useMessage();
  const catalogue = useCatalogueTexts();
  const item = useReviewItem(reviewId, itemId);
  if (item.isError) {
    return <FailureState title={say.itemFailed} message={translate(item.error)} onRetry={() => void item.refetch()} />;
  }
  if (!item.data) return <Skeleton height={240} role="status" aria-label={say.loadingItem} />;
  const { propertyValues, approvedValues, schema, files, approvedFiles } = item.data;
  const listed = listReviewedValues(schema && catalogue.schema(schema), propertyValues, approvedValues);
  const describe = (property: Property | undefined, value: JsonValue | undefined) =>
    describeValue(property, value, (_kind, id) => findName(id));
  return (
    <section aria-label={say.values(name)} className={classes.panel}>
      <h2 className={classes.subheading}>{name}</h2>
      {listed.length === 0 && <p className={classes.quiet}>{say.noValues}</p>}
      <dl className={classes.values}>
        {listed.map(({ key, label, languageName, property, before, after }) => {
          const isChanged = approvedValues !== null && !isSameJson(before, after);
          const [approved, current] = [describe(property, before), describe(property, after)];
          return (
            <div key={`${key} ${languageName}`} className={classes.value} data-changed={isChanged || undefined}>
              <dt>
                {label}
                {languageName !== undefined && ` · ${languageName}`}
                {isChanged && (
                  <span className={classes.change} data-change="changed">
                    {say.changed}
                  </span>
                )}
              </dt>
              {isChanged ? (
                <dd className={classes.sides}>
                  <div>
                    <h3 className={classes.small}>{say.before}</h3>
                    <ReviewedValue shown={approved} files={approvedFiles} other={{ value: current, side: 'before' }} />
                  </div>
                  <div>
                    <h3 className={classes.small}>{say.after}</h3>
                    <ReviewedValue shown={current} files={files} other={{ value: approved, side: 'after' }} />
                  </div>
                </dd>
              ) : (
                <dd>
                  <ReviewedValue shown={current} files={files} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
