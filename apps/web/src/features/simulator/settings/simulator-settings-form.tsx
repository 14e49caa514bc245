import { integerMax, isTestItem, type Platform, platforms, stages } from '@confab/model';
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useProjectOutline, type ProjectOutline } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { useProjectLanguages } from '../../translations/index.ts';
import type { SimulatorSettings } from '../conversation/conversation-tree.ts';
import { getLanguageName, listOfferedLanguages } from './languages.ts';
import { useSimulated, useSimulator } from '../simulator-context.tsx';
import { useSimulatorHost } from '../simulator-host.tsx';
import { getStartItemId } from '../store/start-request.ts';
import { words, type SimulatorWords } from '../words.ts';
import shared from '../simulator.module.css';
import classes from './settings.module.css';

const shownPlatforms: readonly Platform[] = platforms.filter((platform) =>
  ['Chatbot', 'Alexa', 'GoogleHome', 'DialogFlow', 'iOS', 'Android', 'Desktop'].includes(platform),
);
const startOfProject = 'startOfProject';
const maxOptions = 60;

/** The settings of the next conversation. */
export function SimulatorSettingsForm({ ownLanguage }: { readonly ownLanguage: string }) {
  const say = useWords(words);
  const spoken = useLanguage((state) => state.language);
  const simulator = useSimulator();
  const settings = useSimulated((state) => state.settings);
  const outline = useProjectOutline();
  const languages = useProjectLanguages();
  const { selectedNodeId } = useSimulatorHost();
  return (
    <div className={shared.settings}>
      <Select
        size="xs"
        className={shared.wide ?? ''}
        label={say.beginAt}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        openOnFocus={false}
        limit={maxOptions}
        comboboxProps={{ withinPortal: false }}
        data={listStartOptions(outline, selectedNodeId, say)}
        value={getStartValue(settings.from)}
        onChange={(value) => simulator.set({ from: parseStartValue(value ?? startOfProject, outline) })}
      />
      <Select
        size="xs"
        label={say.stage}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={stages.map((stage) => ({ value: stage, label: say[`stage${stage}`] }))}
        value={settings.stage}
        onChange={(next) => simulator.set({ stage: stages.find((stage) => stage === next) ?? 'Draft' })}
      />
      <Select
        size="xs"
        label={say.platform}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={[...shownPlatforms]}
        value={settings.platform}
        onChange={(next) => simulator.set({ platform: shownPlatforms.find((one) => one === next) ?? 'Chatbot' })}
      />
      <Select
        size="xs"
        label={say.language}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={listOfferedLanguages(languages).map((value) => ({ value, label: getLanguageName(value, spoken) }))}
        value={settings.language ?? ownLanguage}
        onChange={(language) => simulator.set({ language: language ?? undefined })}
      />
      <div className={classes.choices}>
        <Checkbox
          size="xs"
          label={say.newUser}
          description={say.newUserHint}
          checked={settings.isNewUser}
          onChange={(event) => simulator.set({ isNewUser: event.currentTarget.checked })}
        />
        <Checkbox
          size="xs"
          label={say.accountLinked}
          checked={settings.isAccountLinked}
          onChange={(event) => simulator.set({ isAccountLinked: event.currentTarget.checked })}
        />
      </div>
      <TextInput
        size="xs"
        type="datetime-local"
        label={say.moment}
        description={say.momentHint}
        value={settings.moment ?? ''}
        onChange={(event) => simulator.set({ moment: event.currentTarget.value || undefined })}
      />
      <NumberInput
        size="xs"
        label={say.seed}
        description={say.seedHint}
        allowDecimal={false}
        min={0}
        max={integerMax}
        value={settings.seed ?? ''}
        onChange={(seed) => simulator.set({ seed: typeof seed === 'number' ? seed : undefined })}
      />
      <p className={shared.note}>{say.countsFromStart}</p>
    </div>
  );
}

function listStartOptions(
  outline: ProjectOutline | undefined,
  selectedNodeId: string | undefined,
  say: SimulatorWords,
) {
  const first: readonly { value: string; label: string }[] = [{ value: startOfProject, label: say.projectBeginning }];
  if (!outline) return first;
  const selected = listNodes(outline).find(({ id }) => id === selectedNodeId);
  return [
    ...first,
    ...(selected ? [{ value: selected.id, label: say.selectedNode(selected.displayName) }] : []),
    ...outline.workflows
      .filter(({ type }) => !isTestItem(type))
      .flatMap(({ id, displayName }) => [
        { value: id, label: say.wholeWorkflow(displayName) },
        ...(outline.nodesByWorkflow.get(id) ?? [])
          .filter((node) => node.id !== selected?.id)
          .map((node) => ({ value: node.id, label: `${displayName} ▸ ${node.displayName}` })),
      ]),
  ];
}

function listNodes(outline: ProjectOutline | undefined) {
  return [...(outline?.nodesByWorkflow.values() ?? [])].flat();
}

function getStartValue(from: SimulatorSettings['from']): string {
  return from === undefined ? startOfProject : getStartItemId(from);
}

function parseStartValue(value: string, outline: ProjectOutline | undefined): SimulatorSettings['from'] {
  if (value === startOfProject) return undefined;
  const workflow = outline?.workflows.find(({ id }) => id === value);
  if (workflow) return { workflowId: workflow.id };
  const node = listNodes(outline).find(({ id }) => id === value);
  return node && { nodeId: node.id };
}
