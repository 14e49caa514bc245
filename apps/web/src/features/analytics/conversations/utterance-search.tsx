import { analyticSaidMax } from '@confab/contracts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useDisplay } from '../display.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import classes from './conversations.module.css';

/** Searches the conversations for a part of an utterance; Enter searches, and an empty field shows all. */
export function UtteranceSearch({ navigation: { location, go } }: { readonly navigation: AnalyticNavigation }) {
  const { say } = useDisplay();
  const { said = '' } = location.turn;
  /** The typed text belongs to the searched text, and is replaced when that changes, as after Back. */
  const [draft, setDraft] = useState({ said, text: said });
  const text = draft.said === said ? draft.text : said;
  const search = (wanted: string) => wanted.trim() !== said && go({ said: wanted.trim() || undefined });
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <TextInput
        type="search"
        aria-label={say.searchUtterances}
        placeholder={say.searchUtterances}
        maxLength={analyticSaidMax}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setDraft({ said, text: value });
          if (value === '') search(value);
        }}
      />
    </form>
  );
}
