import type { AccountDetails } from '@confab/contracts';
import { photoAddress } from '@confab/contracts';
import type { ItemSchema } from '@confab/model';
import { useState } from 'react';
import { EditingSessionProvider } from '../../editing/index.ts';
import { useControls, useSchemaScripts } from '../../scripting/index.ts';
import { languageNames, useLanguage } from '../../words/language.ts';
import { newId } from '../../platform/new-id.ts';
import { useWords } from '../../words/define-words.ts';
import { InputsProvider, PropertiesForm, type InputsContextValue } from '../inputs/index.ts';
import { usePageActions } from '../command-palette/index.ts';
import { checkDraft } from './check-draft.ts';
import { createValuesDraft, draftItem } from '../../editing/index.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import classes from './profile.module.css';
import { SaveBar } from './save-bar.tsx';
import { useFocusInput } from './use-focus-input.ts';
import { useApplyLanguage } from './use-apply-language.ts';
import { useProfileLeaveGuard } from './use-profile-leave-guard.ts';
import { useProfileChanges } from './use-profile.ts';
import { words } from './words.ts';

interface ProfileFormProps {
  readonly account: AccountDetails;
  readonly schema: ItemSchema;
}

/** The inputs of a profile with their errors, and the bar with the Save button. */
export function ProfileForm({ account, schema }: ProfileFormProps) {
  const text = useWords(words);
  const [draft] = useState(() => createValuesDraft(withLanguage(account), newId));
  const [invalidNames, setInvalidNames] = useState<readonly string[]>([]);
  const [focusTarget, setFocusTarget] = useState<{ readonly name: string }>();
  const [isSaving, setSaving] = useState(false);
  const scripts = useSchemaScripts();
  const controls = useControls(draft, draftItem, schema);
  const changes = useProfileChanges(schema);
  const area = useFocusInput(focusTarget);
  useApplyLanguage(draft, account);
  useProfileLeaveGuard(draft, { title: text.leaveTitle, message: text.leaveText, confirmLabel: text.leave });
  usePageActions([{ id: 'save-profile', label: text.save, group: text.group, run: () => void save() }]);

  async function save() {
    if (isSaving) return;
    setSaving(true);
    try {
      await checkAndSave();
    } catch {
      // A toast shows the reason (P8.59); the draft keeps the edits.
    } finally {
      setSaving(false);
    }
  }

  async function checkAndSave() {
    const found = await checkDraft(draft, schema, controls, scripts);
    const names = schema.properties.map(({ name }) => name).filter((name) => found[name] !== undefined);
    draft.setInputErrors(found);
    setInvalidNames(names);
    if (names[0] !== undefined) return setFocusTarget({ name: names[0] });
    const sent = draft.getChanges();
    const saved = await changes.save(account, sent);
    draft.setSaved(withLanguage(saved), sent);
  }

  async function upload(file: File, inputName: string) {
    const outcome = await changes.upload(file, inputName);
    const { [inputName]: _previous, ...others } = draft.getInputErrors();
    draft.setInputErrors(outcome.state === 'failed' ? { ...others, [inputName]: outcome.message } : others);
    if (outcome.state !== 'uploaded') return undefined;
    const sent = { [inputName]: outcome.value };
    draft.setSaved({ ...draft.getSaved(), ...sent }, sent);
    return outcome.value;
  }

  if (!controls) return <ProfileSkeleton />;
  const inputsContext: InputsContextValue = {
    tokens: [],
    extensions: [],
    controls,
    grid: 'other',
    hasLibrary: false,
    headingRank: 2,
    images: { upload, getUrl: (id) => photoAddress(id, 512) },
  };
  return (
    <EditingSessionProvider session={draft}>
      <InputsProvider value={inputsContext}>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className={classes.panel} ref={area}>
            <PropertiesForm itemId={draftItem} schema={schema} marked={invalidNames} target={focusTarget} />
          </div>
          <SaveBar
            schema={schema}
            invalidNames={invalidNames}
            isSaving={isSaving}
            onGoToInput={(name) => setFocusTarget({ name })}
          />
        </form>
      </InputsProvider>
    </EditingSessionProvider>
  );
}

/** Adds the current language of the interface when the account has none. */
function withLanguage({ values }: AccountDetails) {
  const { language } = useLanguage.getState();
  return { ...values, Language: values['Language'] ?? languageNames[language] };
}
