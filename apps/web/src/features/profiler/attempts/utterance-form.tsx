import { getLanguageName, projectLanguages } from '@confab/model';
import { isComposing } from '@confab/ui/is-composing';
import { Button, Select, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { IconMessageSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { PlaceSelect } from './place-select.tsx';
import type { ProfiledProject } from '../projects/profiled-project.ts';
import type { Attempt } from './attempts.ts';
import classes from '../profiler.module.css';
import { words } from '../words.ts';

type AttemptPlace = Pick<Attempt, 'type' | 'language'>;

interface UtteranceFormProps {
  readonly project: ProfiledProject;
  readonly at: AttemptPlace;
  readonly onPlaceChange: (at: AttemptPlace) => void;
  /** @returns whether there was anything to try. */
  readonly onTry: (text: string) => boolean;
}

/** Form for the utterances to try, with their place and language. */
export function UtteranceForm({ project, at, onPlaceChange, onTry }: UtteranceFormProps) {
  const say = useWords(words);
  const [text, setText] = useState('');
  const submit = () => {
    if (onTry(text)) setText('');
  };
  const handleEnter = getHotkeyHandler([['Enter', submit, { preventDefault: true }]]);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        className={classes.text ?? ''}
        label={say.utterances}
        description={say.enterHint}
        placeholder={say.placeholder}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={100_000}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isComposing(event)) handleEnter(event);
        }}
      />
      <PlaceSelect project={project} value={at.type} onChange={(type) => onPlaceChange({ ...at, type })} />
      <Select
        label={say.language}
        data={[
          { value: '', label: say.ownLanguage(project.language) },
          ...projectLanguages.map((language) => ({ value: language, label: getLanguageName(language) })),
        ]}
        value={at.language ?? ''}
        allowDeselect={false}
        onChange={(language) => onPlaceChange({ ...at, language: language || undefined })}
      />
      <Button type="submit" disabled={text.trim() === ''} leftSection={<IconMessageSearch size={16} />}>
        {say.tryThem}
      </Button>
    </form>
  );
}
