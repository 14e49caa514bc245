import type { AuthorValueNode } from '@confab/contracts';
import type { AuthorValueType, ItemSchema } from '@confab/model';
import { Banner } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createValuesDraft, draftItem, EditingSessionProvider, useEditingSession } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useCatalogueTexts } from '../../../words/catalogue-texts.ts';
import { newId } from '../../../platform/new-id.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { FormSkeleton, InputsProvider, PropertiesForm, type InputsContextValue } from '../../inputs/index.ts';
import { words } from '../words.ts';
import type { Save } from './save-automatically.ts';
import { useAuthorValues } from './use-author-values.ts';
import { useAutoSave } from './use-auto-save.ts';
import classes from './author-values.module.css';

/** The inputs of one type of author values, saved while the author types. */
export function AuthorValues({ type }: { readonly type: AuthorValueType }) {
  const say = useWords(words);
  const catalogue = useCatalogueTexts();
  const values = useAuthorValues(type);
  const { schema, isLoaded, node } = values;
  if (values.hasFailed)
    return (
      <div className={classes.card} role="alert">
        <p>{say.valuesFailed}</p>
        <Button variant="default" onClick={values.reload}>
          {say.tryAgain}
        </Button>
      </div>
    );
  if (!schema || !isLoaded) return <FormSkeleton />;
  return (
    <AuthorValuesForm
      schema={catalogue.schema(schema)}
      node={node}
      // The untranslated title: the stored name does not depend on the language of the author who saves first.
      save={(changes, isLeaving) => values.save(changes, schema.title, isLeaving)}
      remove={values.remove}
    />
  );
}

interface AuthorValuesFormProps extends Pick<ReturnType<typeof useAuthorValues>, 'remove'> {
  readonly schema: ItemSchema;
  readonly save: Save;
  /** Undefined until something is entered. */
  readonly node: AuthorValueNode | undefined;
}

const inputsContext: InputsContextValue = { tokens: [], extensions: [], grid: 'other' };

function AuthorValuesForm({ schema, node, save, remove }: AuthorValuesFormProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { isReadOnly } = useEditingSession();
  const [draft] = useState(() => createValuesDraft(node?.propertyValues ?? {}, newId));
  const [session] = useState(() => ({ ...draft, isReadOnly }));
  const { progress, failure, saveNow } = useAutoSave(draft, save);
  useEffect(() => draft.setSaved(node?.propertyValues ?? {}, {}), [draft, node]);

  function confirmRemoval(valueId: string) {
    openModal('confirmationModal', {
      title: say.removeValues,
      message: say.removeValuesText,
      confirmLabel: say.remove,
      onConfirm: () => remove(valueId),
    });
  }

  return (
    <article className={classes.card} aria-label={schema.title}>
      <header className={classes.head}>
        <h3>{schema.title}</h3>
        <span className={classes.state} role="status">
          {progress === 'saving' ? say.savingValues : progress === 'saved' ? say.savedValues : ''}
        </span>
        {node && !isReadOnly && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => confirmRemoval(node.id)}
          >
            {say.removeValues}
          </Button>
        )}
      </header>
      {failure !== undefined && (
        <div className={classes.failure}>
          <Banner
            level="error"
            isBoxed
            action={
              <Button size="xs" variant="default" loading={progress === 'saving'} onClick={saveNow}>
                {say.tryAgain}
              </Button>
            }
          >
            {say.valuesNotSaved(translate(failure))}
          </Banner>
        </div>
      )}
      <p className={classes.about}>{schema.description}</p>
      <EditingSessionProvider session={session}>
        <InputsProvider value={inputsContext}>
          <div className={classes.body}>
            <PropertiesForm itemId={draftItem} schema={schema} layout="plain" />
          </div>
        </InputsProvider>
      </EditingSessionProvider>
    </article>
  );
}
