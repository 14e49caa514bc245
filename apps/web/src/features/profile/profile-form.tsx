import type { AccountDetails } from '@confab/contracts';
import { photoAddress } from '@confab/contracts';
import type { ItemSchema } from '@confab/model';
import { useState } from 'react';
import { EditingSessionProvider } from '../../editing/index.ts';
import { useControls, useSchemaScripts } from '../../scripting/index.ts';
import { languageNames, useLanguage } from '../../words/language.ts';
import { useWords } from '../../words/define-words.ts';
import { InputsProvider, PropertiesForm, type InputsSurroundings } from '../inputs/index.ts';
import { usePageActions } from '../command-palette/index.ts';
import { checkDraft } from './check-draft.ts';
import { createProfileDraft, profileItem } from './profile-draft.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import classes from './profile.module.css';
import { SaveBar } from './save-bar.tsx';
import { sayInSchema, useSchemaText } from './schema-texts.ts';
import { useFocusOn } from './use-focus-on.ts';
import { useFollowLanguage } from './use-follow-language.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';
import { useProfileChanges } from './use-profile.ts';
import { words } from './words.ts';

interface ProfileFormProps {
  readonly account: AccountDetails;
  readonly schema: ItemSchema;
}

/** The inputs of a profile, what is wrong with them, and the button that saves them. */
export function ProfileForm({ account, schema }: ProfileFormProps) {
  const text = useWords(words);
  const sayText = useSchemaText();
  const [draft] = useState(() => createProfileDraft(withLanguage(account), () => crypto.randomUUID()));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [sought, setSought] = useState<{ readonly name: string }>();
  const [isSaving, setSaving] = useState(false);
  const scripts = useSchemaScripts();
  const controls = useControls(draft, profileItem, schema);
  const changes = useProfileChanges(schema);
  const area = useFocusOn(sought);
  useFollowLanguage(draft);
  useLeavingGuard(draft, { title: text.leaveTitle, message: text.leaveText, confirmLabel: text.leave });
  usePageActions([{ id: 'save-profile', label: text.save, group: text.group, run: () => void save() }]);

  async function save() {
    if (isSaving) return;
    setSaving(true);
    try {
      await checkAndSave();
    } catch {
      // A toast has said why (P8.59); what was typed stays.
    } finally {
      setSaving(false);
    }
  }

  async function checkAndSave() {
    const found = await checkDraft(draft, schema, controls, scripts);
    const names = schema.properties.map(({ name }) => name).filter((name) => found[name] !== undefined);
    draft.setProblems(found);
    setProblems(names);
    if (names[0] !== undefined) return setSought({ name: names[0] });
    const sent = draft.getChanges();
    const saved = await changes.save(account, sent);
    draft.setSaved(withLanguage(saved), sent);
  }

  async function upload(file: File, inputName: string) {
    const outcome = await changes.upload(file, inputName);
    const { [inputName]: _before, ...others } = draft.getProblems();
    draft.setProblems(outcome.state === 'failed' ? { ...others, [inputName]: outcome.message } : others);
    if (outcome.state !== 'uploaded') return undefined;
    const sent = { [inputName]: outcome.value };
    draft.setSaved({ ...draft.getSaved(), ...sent }, sent);
    return outcome.value;
  }

  if (!controls) return <ProfileSkeleton />;
  const surroundings: InputsSurroundings = {
    tokens: [],
    extensions: [],
    controls,
    grid: 'other',
    headingRank: 2,
    sayOption: sayText,
    images: { upload, addressOf: (id) => photoAddress(id, 512) },
  };
  const said = sayInSchema(schema, sayText);
  return (
    <EditingSessionProvider session={draft}>
      <InputsProvider value={surroundings}>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className={classes.panel} ref={area}>
            <PropertiesForm itemId={profileItem} schema={said} marked={problems} sought={sought} />
          </div>
          <SaveBar schema={said} problems={problems} isSaving={isSaving} onSeek={(name) => setSought({ name })} />
        </form>
      </InputsProvider>
    </EditingSessionProvider>
  );
}

/** Whoever never chose a language for the account sees the one that is spoken. */
function withLanguage({ values }: AccountDetails) {
  const { language } = useLanguage.getState();
  return { ...values, Language: values['Language'] ?? languageNames[language] };
}
