import { IconButton } from '@confab/ui';
import { NativeSelect, TextInput } from '@mantine/core';
import { itemKinds, limits } from '@confab/model';
import { IconLetterCase, IconRegex, IconReplace, IconTextSize } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useEditingSession, useProjectOutline } from '../../editing/index.ts';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import type { ItemSchemas } from '../tree/index.ts';
import { useFindState, type FindSettings } from './find-store.ts';
import { listInputs } from './list-inputs.ts';
import { words } from './words.ts';
import classes from './find.module.css';
import type { Message } from '../../words/message.ts';

interface FindFieldsProps {
  readonly schemas: ItemSchemas;
  /** Error message for an invalid search text. */
  readonly searchError: Message | undefined;
  readonly onChange: () => void;
}

/** The fields of a search: text, options, filters and replacement. */
export function FindFields({ schemas, searchError, onChange }: FindFieldsProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { isReadOnly } = useEditingSession();
  const settings = useFindState((state) => state.settings);
  const field = useFocusOnOpen();
  const { search, replacement } = settings;

  function set(change: Partial<FindSettings>) {
    onChange();
    useFindState.setState({ settings: { ...settings, ...change } });
  }
  const setSearch = (change: Partial<FindSettings['search']>) => set({ search: { ...search, ...change } });

  return (
    <search className={classes.fields}>
      <div className={classes.words}>
        <div className={classes.line}>
          <TextInput
            ref={field}
            className={classes.field ?? ''}
            size="xs"
            aria-label={say.find}
            placeholder={say.find}
            value={search.text}
            error={searchError === undefined ? undefined : translate(searchError)}
            maxLength={limits.findTextMax}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setSearch({ text: event.currentTarget.value })}
          />
          <Switch label={say.matchCase} isOn={search.matchCase} onChange={(matchCase) => setSearch({ matchCase })}>
            <IconLetterCase size={16} />
          </Switch>
          <Switch label={say.wholeWord} isOn={search.wholeWord} onChange={(wholeWord) => setSearch({ wholeWord })}>
            <IconTextSize size={16} />
          </Switch>
          <Switch label={say.regex} isOn={search.isRegex} onChange={(isRegex) => setSearch({ isRegex })}>
            <IconRegex size={16} />
          </Switch>
          {!isReadOnly && (
            <Switch
              label={say.replace}
              isOn={replacement !== undefined}
              onChange={(isOn) => set({ replacement: isOn ? '' : undefined })}
            >
              <IconReplace size={16} />
            </Switch>
          )}
        </div>
        {replacement !== undefined && !isReadOnly && (
          <TextInput
            className={classes.field ?? ''}
            size="xs"
            aria-label={say.replaceWith}
            placeholder={search.isRegex ? say.replaceWithGroups : say.replaceWith}
            value={replacement}
            maxLength={limits.replacementTextMax}
            autoComplete="off"
            onChange={(event) => set({ replacement: event.currentTarget.value })}
          />
        )}
      </div>
      <Filters schemas={schemas} settings={settings} onSet={set} />
    </search>
  );
}

interface FiltersProps {
  readonly schemas: ItemSchemas;
  readonly settings: FindSettings;
  readonly onSet: (change: Partial<FindSettings>) => void;
}

function Filters({ schemas, settings, onSet }: FiltersProps) {
  const say = useWords(words);
  const outline = useProjectOutline();
  const workflows = outline?.workflows ?? [];
  const inputs = outline ? listInputs(schemas, outline) : [];
  const input = inputs.find(({ names }) => names.some((name) => settings.inputNames?.includes(name)));
  const hasNodes = [...(outline?.nodesByWorkflow.values() ?? [])].some((nodes) => nodes.length > 0);
  const isOne = outline?.project.type === 'One';
  const workflowKind = isOne ? { value: 'llama', label: say.chapters } : { value: 'workflow', label: say.workflows };
  const nodeKind = isOne ? { value: 'page', label: say.pages } : { value: 'node', label: say.nodes };
  return (
    <div className={classes.line}>
      <NativeSelect
        size="xs"
        aria-label={say.kind}
        value={settings.kind ?? ''}
        data={[
          { value: '', label: say.everyKind },
          { value: 'project', label: say.theProject },
          ...(workflows.length > 0 ? [workflowKind] : []),
          ...(hasNodes ? [nodeKind] : []),
        ]}
        onChange={(event) => onSet({ kind: itemKinds.find((kind) => kind === event.currentTarget.value) })}
      />
      <NativeSelect
        size="xs"
        aria-label={isOne ? say.chapter : say.workflow}
        value={settings.workflowId ?? ''}
        data={[
          { value: '', label: isOne ? say.everyChapter : say.everyWorkflow },
          ...workflows.map(({ id, displayName }) => ({ value: id, label: displayName })),
        ]}
        onChange={(event) => onSet({ workflowId: workflows.find(({ id }) => id === event.currentTarget.value)?.id })}
      />
      <NativeSelect
        size="xs"
        aria-label={say.input}
        value={input?.label ?? ''}
        data={[{ value: '', label: say.everyInput }, ...inputs.map(({ label }) => label)]}
        onChange={(event) =>
          onSet({ inputNames: inputs.find(({ label }) => label === event.currentTarget.value)?.names })
        }
      />
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: React.ReactNode;
}

function Switch({ label, isOn, onChange, children }: SwitchProps) {
  return (
    <span className={classes.switch} data-on={isOn || undefined}>
      <IconButton size={28} label={label} aria-pressed={isOn} icon={children} onClick={() => onChange(!isOn)} />
    </span>
  );
}

/** Focuses the search field and selects its text whenever the panel is opened. */
function useFocusOnOpen() {
  const field = useRef<HTMLInputElement>(null);
  const openRequests = useFindState((state) => state.openRequests);
  useEffect(() => {
    if (openRequests === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [openRequests]);
  return field;
}
