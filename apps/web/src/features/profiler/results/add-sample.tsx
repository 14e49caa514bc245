import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { ProfiledProject } from '../projects/profiled-project.ts';
import classes from '../profiler.module.css';
import { words } from '../words.ts';

interface AddSampleProps {
  readonly project: ProfiledProject;
  readonly text: string;
  /** Id of the best matching intent. */
  readonly suggested: string | undefined;
}

/** Adds the utterance as a sample of an intent. Renders nothing for accounts that may not edit. */
export function AddSample({ project, text, suggested }: AddSampleProps) {
  const say = useWords(words);
  const targets = project.listTargets();
  const [chosen, setChosen] = useState(suggested ?? null);
  const [added, setAdded] = useState<string>();
  if (targets.length === 0) return null;
  const target = targets.find(({ id }) => id === chosen);
  const isSample = target !== undefined && target.id !== added && project.hasSample(target.id, text);

  function add() {
    if (!target) return;
    project.addSample(target.id, text);
    setAdded(target.id);
  }

  return (
    <div className={classes.teach}>
      <Select
        label={say.sampleOf}
        placeholder={say.chooseIntent}
        data={targets.map(({ id, name }) => ({ value: id, label: name }))}
        value={target?.id ?? null}
        searchable
        selectFirstOptionOnChange
        onChange={setChosen}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={!target || isSample || added === target.id}
        onClick={add}
      >
        {say.add}
      </Button>
      <p role="status" className={classes.hint}>
        {target && added === target.id && say.added(target.name)}
        {target && isSample && say.isSample(target.name)}
      </p>
    </div>
  );
}
