import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { inputNames, offerProbe } from '../../pages/page-probe.ts';

// The form that anybody would write first: one state at the top, every input controlled.
function Form({ names }) {
  const [values, setValues] = useState({});
  return names.map((name) => (
    <p key={name}>
      <label htmlFor={name}>{name}</label>
      <input
        id={name}
        value={values[name] ?? ''}
        onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      />
    </p>
  ));
}

const root = createRoot(document.getElementById('root'));
offerProbe((count) => root.render(<Form names={inputNames(count)} />));
