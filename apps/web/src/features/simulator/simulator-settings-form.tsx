import { nodeIdOf, workflowIdOf } from './item-ids.ts';
import { platforms, stages, type Platform } from '@confab/model';
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useProjectOutline, type ProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import type { SimulatorSettings } from './conversation-tree.ts';
import { languageName, languagesFor } from './languages.ts';
import { useSimulated, useSimulator } from './simulator-context.tsx';
import { useSimulatorPlace } from './simulator-place.tsx';
import { idOf } from './simulator-wishes.ts';
import { words, type SimulatorWords } from './words.ts';
import classes from './simulator.module.css';

const offered: readonly Platform[] = platforms.filter((platform) =>
  ['Chatbot', 'Alexa', 'GoogleHome', 'DialogFlow', 'iOS', 'Android', 'Desktop'].includes(platform),
);
const beginning = 'beginning';
const mostOptions = 60;

/** For whom and from where to simulate; it counts from the next start on. */
export function SimulatorSettingsForm({ ownLanguage }: { readonly ownLanguage: string }) {
  const say = useWords(words);
  const spoken = useLanguage((state) => state.language);
  const simulator = useSimulator();
  const settings = useSimulated((state) => state.settings);
  const skeleton = useProjectOutline();
  const { selectedNodeId } = useSimulatorPlace();
  return (
    <div className={classes.settings}>
      <Select
        size="xs"
        className={classes.wide ?? ''}
        label={say.beginAt}
        allowDeselect={false}
        searchable
        openOnFocus={false}
        limit={mostOptions}
        comboboxProps={{ withinPortal: false }}
        data={placesOf(skeleton, selectedNodeId, say)}
        value={valueOf(settings.from)}
        onChange={(value) => simulator.set({ from: placeOf(value ?? beginning, skeleton) })}
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
        data={[...offered]}
        value={settings.platform}
        onChange={(next) => simulator.set({ platform: offered.find((one) => one === next) ?? 'Chatbot' })}
      />
      <Select
        size="xs"
        label={say.language}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={languagesFor(ownLanguage).map((value) => ({ value, label: languageName(value, spoken) }))}
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
        max={2 ** 31}
        value={settings.seed ?? ''}
        onChange={(seed) => simulator.set({ seed: typeof seed === 'number' ? seed : undefined })}
      />
      <p className={classes.note}>{say.countsFromStart}</p>
    </div>
  );
}

function placesOf(skeleton: ProjectOutline | undefined, selectedNodeId: string | undefined, say: SimulatorWords) {
  const first = [{ value: beginning, label: say.projectBeginning }];
  if (!skeleton) return first;
  const nodes = [...skeleton.nodesByWorkflow.values()].flat();
  const selected = nodes.find(({ id }) => id === selectedNodeId);
  return [
    ...first,
    ...(selected ? [{ value: selected.id as string, label: say.selectedNode(selected.displayName) }] : []),
    ...skeleton.workflows
      .filter(({ type }) => type !== 'TestSuite' && type !== 'TestRun')
      .flatMap(({ id, displayName }) => [
        { value: id as string, label: say.wholeWorkflow(displayName) },
        ...(skeleton.nodesByWorkflow.get(id) ?? [])
          .filter((node) => node.id !== selected?.id)
          .map((node) => ({ value: node.id as string, label: `${displayName} ▸ ${node.displayName}` })),
      ]),
  ];
}

function valueOf(from: SimulatorSettings['from']): string {
  return from === undefined ? beginning : idOf(from);
}

function placeOf(value: string, skeleton: ProjectOutline | undefined): SimulatorSettings['from'] {
  if (value === beginning) return undefined;
  const isWorkflow = skeleton?.workflows.some(({ id }) => id === value);
  return isWorkflow ? { workflowId: workflowIdOf(value) } : { nodeId: nodeIdOf(value) };
}
