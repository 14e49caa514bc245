import { Checkbox, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { findTurn } from '../conversation/conversation-tree.ts';
import { useSimulated } from '../simulator-context.tsx';
import { matching, scopes, listVariableRows } from './list-variable-rows.ts';
import { VariableRowView } from './variable-row-view.tsx';
import { words } from '../words.ts';
import shared from '../simulator.module.css';
import classes from './variables.module.css';

/** The variables after a turn by scope, watched ones first, with changes marked. */
export function VariablesPanel() {
  const say = useWords(words);
  const tree = useSimulated((state) => state.tree);
  const chosen = useSimulated((state) => state.chosen);
  const byHand = useSimulated((state) => state.byHand);
  const pinned = useSimulated((state) => state.preferences.pinned);
  const [text, setText] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const turn = findTurn(tree, chosen ?? tree.head);
  const isHead = turn?.id === tree.head;
  const all = listVariableRows({ turn, before: findTurn(tree, turn?.parent), byHand: isHead ? byHand : {}, pinned });
  if (all.length === 0) return <p className={shared.hint}>{say.noVariables}</p>;
  const rows = matching(all, text, onlyChanged);
  const groups = [
    { title: say.watched, rows: rows.filter(({ isPinned }) => isPinned) },
    ...scopes.map((scope) => ({
      title: say[`scope${scope}`],
      rows: rows.filter((row) => !row.isPinned && row.scope === scope),
    })),
  ].filter((group) => group.rows.length > 0);
  return (
    <>
      <div className={classes.filter}>
        <TextInput
          size="xs"
          aria-label={say.filterVariables}
          placeholder={say.filterVariables}
          leftSection={<IconFilter size={14} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Checkbox
          size="xs"
          label={say.onlyChanged}
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
        />
      </div>
      {!isHead && <p className={shared.note}>{say.earlierTurn}</p>}
      {groups.length === 0 && <p className={shared.hint}>{say.noneFound}</p>}
      {groups.length > 0 && (
        <table className={classes.table}>
          <thead className="cf-visually-hidden">
            <tr>
              <th scope="col">{say.variable}</th>
              <th scope="col">{say.value}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={classes.group}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <VariableRowView key={row.name} row={row} canChange={isHead && row.scope !== 'System'} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </>
  );
}
