import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offerTableProbe, rowCount, rowName } from '../../pages/table-probe.ts';

// The table that anybody would write first: a list in one state, ten of it shown, the chosen row's input controlled.
const pageSize = 10;

function Table() {
  const [rows, setRows] = useState(() =>
    Array.from({ length: rowCount }, (_, row) => ({ id: row, name: rowName(row) })),
  );
  const [chosen, setChosen] = useState();
  const [page, setPage] = useState(0);
  const at = rows.findIndex(({ id }) => id === chosen);
  const add = () => {
    const id = rows.length;
    setRows([...rows, { id, name: '' }]);
    setChosen(id);
    setPage(Math.floor(id / pageSize));
  };
  const move = () => {
    const next = [...rows];
    [next[at], next[at + 1]] = [next[at + 1], next[at]];
    setRows(next);
  };
  return (
    <>
      <ol>
        {rows.slice(page * pageSize, (page + 1) * pageSize).map(({ id, name }) => (
          <li key={id}>
            <button data-row={id} onClick={() => setChosen(id)}>
              {name}
            </button>
            {id === chosen ? (
              <input
                value={name}
                onChange={(event) =>
                  setRows(rows.map((row) => (row.id === id ? { ...row, name: event.target.value } : row)))
                }
              />
            ) : null}
          </li>
        ))}
      </ol>
      <button onClick={add}>Add row</button>
      <button onClick={move}>Move row down</button>
    </>
  );
}

const root = createRoot(document.getElementById('root'));
offerTableProbe({
  show: () => root.render(<Table />),
  firstRow: () => document.querySelector('[data-row]'),
  input: () => document.querySelector('li input'),
});
