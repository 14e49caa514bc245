import { limits, stages } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Checkbox, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useSuiteChanges, type TestWorkflow } from '../use-suites.ts';
import type { TestPlace } from '../use-test-runs.ts';
import { words } from '../words.ts';

interface NewRunModalProps {
  readonly place: TestPlace;
  readonly suites: readonly TestWorkflow[];
  readonly onClose: () => void;
}

/** Creates a planned run with a name, the stage to test and the suites to run. */
export function NewRunModal({ place, suites, onClose }: NewRunModalProps) {
  const say = useWords(words);
  const message = useMessage();
  const { addRun } = useSuiteChanges(place);
  const [name, setName] = useState('');
  const [isNameless, setNameless] = useState(false);
  const [stage, setStage] = useState<string>('Draft');
  const [suiteIds, setSuiteIds] = useState<readonly string[]>(suites.map(({ id }) => id));

  function create() {
    const displayName = name.trim();
    setNameless(displayName === '');
    if (displayName === '') return;
    const chosen = suites.filter(({ id }) => suiteIds.includes(id));
    addRun.mutate({ displayName, stage, suites: chosen }, { onSuccess: onClose });
  }

  return (
    <ModalFrame
      title={say.addRun}
      messages={addRun.error ? [{ level: 'error', text: message(addRun.error) }] : []}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        {
          label: say.create,
          kind: suiteIds.length === 0 ? 'disabled' : 'primary',
          isLoading: addRun.isPending,
          onPress: create,
        },
      ]}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextInput
          label={say.runName}
          value={name}
          maxLength={limits.nameMax}
          error={isNameless && say.valueRequired}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label={say.stage}
          allowDeselect={false}
          data={stages.map((one) => ({ value: one, label: say.stages(one) }))}
          value={stage}
          onChange={(next) => setStage(next ?? 'Draft')}
        />
        <Checkbox.Group label={say.takesIn} value={[...suiteIds]} onChange={setSuiteIds}>
          <Stack gap="2xs" mt="2xs">
            {suites.map(({ id, displayName, nodes }) => (
              <Checkbox key={id} value={id} label={`${displayName} (${say.cases(nodes.length)})`} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </ModalFrame>
  );
}
