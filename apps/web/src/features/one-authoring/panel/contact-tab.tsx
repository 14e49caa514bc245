import type { ItemSchema, SkinnyItem } from '@confab/model';
import { EmptyState } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useEditingSession, useItem, useProjectOutline } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { AuthorValues } from '../author-values/author-values.tsx';
import { FormSkeleton, PageTokensProvider, PropertiesForm } from '../../inputs/index.ts';
import { words } from '../words.ts';
import { usePageTokens } from './use-page-tokens.ts';
import classes from './tabs.module.css';

interface ContactTabProps {
  readonly schema: ItemSchema | undefined;
  /** Adds a contact page to the last chapter; undefined where nothing can be added. */
  readonly onAdd: (() => void) | undefined;
}

/** The Contact tab: the author's own contact details, and the contact pages with their inputs. */
export function ContactTab({ schema, onAdd }: ContactTabProps) {
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const outline = useProjectOutline();
  const pages = [...(outline?.nodesByWorkflow.values() ?? [])].flat().filter(({ type }) => type === 'Contact');
  const add = onAdd && !isReadOnly && (
    <Button leftSection={<IconPlus size={16} />} variant="default" onClick={onAdd}>
      {say.addContact}
    </Button>
  );
  return (
    <section className={classes.tab} aria-label={say.contact}>
      <div className={classes.column}>
        <h2 className={classes.heading}>{say.contactTitle}</h2>
        <p className={classes.about}>{say.contactText}</p>
        <AuthorValues type="ContactUs" />
        {pages.map((page) => (
          <ContactPage key={page.id} page={page} schema={schema} />
        ))}
        {pages.length === 0 ? (
          <EmptyState icon={<IconAddressBook size={24} />} title={say.noContact} action={add || undefined}>
            {say.noContactText}
          </EmptyState>
        ) : (
          add
        )}
      </div>
    </section>
  );
}

function ContactPage({ page, schema }: { readonly page: SkinnyItem; readonly schema: ItemSchema | undefined }) {
  const item = useItem(page.id);
  const pageTokens = usePageTokens(item);
  return (
    <article className={classes.card} aria-label={page.displayName}>
      <h3 className={classes.cardTitle}>{page.displayName}</h3>
      <div className={classes.cardBody}>
        {item?.values && schema ? (
          <PageTokensProvider pageTokens={pageTokens}>
            <PropertiesForm itemId={page.id} schema={schema} />
          </PageTokensProvider>
        ) : (
          <FormSkeleton />
        )}
      </div>
    </article>
  );
}
