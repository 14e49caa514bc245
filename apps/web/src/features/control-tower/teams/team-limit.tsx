import { teamMegabytesMax, type TeamEntry } from '@confab/contracts';
import { mebibyte } from '@confab/model';
import { Button, NumberInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../control-tower.module.css';
import { useSetTeamLimit } from './use-teams.ts';
import { words } from './words.ts';

/** The storage of a team, which the staff sets for it alone or leaves to the limit of every team. */
export function TeamLimit({ id, name, allowedBytes, hasOwnLimit }: TeamEntry) {
  const say = useWords(words);
  const translate = useMessage();
  const setLimit = useSetTeamLimit();
  const allowed = allowedBytes === null ? '' : Math.round(allowedBytes / mebibyte);
  const [typed, setTyped] = useState<string | number>();
  const megabytes = Number(typed ?? allowed);
  const isValid = Number.isInteger(megabytes) && megabytes >= 1 && megabytes <= teamMegabytesMax;

  function send(next: number | null) {
    setLimit.mutate({ teamId: id, megabytes: next }, { onSuccess: () => setTyped(undefined) });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send(megabytes);
  }
  return (
    <form className={classes.filters} aria-label={say.limitOf(name)} onSubmit={submit}>
      <NumberInput
        label={say.limit}
        description={hasOwnLimit ? say.ownLimit : say.usualLimit}
        min={1}
        max={teamMegabytesMax}
        allowDecimal={false}
        allowNegative={false}
        value={typed ?? allowed}
        onChange={setTyped}
        error={setLimit.isError ? translate(setLimit.error) : undefined}
      />
      <Button type="submit" variant="default" disabled={!isValid || typed === undefined} loading={setLimit.isPending}>
        {say.setLimit}
      </Button>
      {hasOwnLimit && (
        <Button variant="default" disabled={setLimit.isPending} onClick={() => send(null)}>
          {say.removeLimit}
        </Button>
      )}
    </form>
  );
}
