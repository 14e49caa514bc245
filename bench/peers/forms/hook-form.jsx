import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { inputNames, offerProbe } from '../../pages/page-probe.ts';

function Form({ names }) {
  const { register } = useForm();
  return names.map((name) => (
    <p key={name}>
      <label htmlFor={name}>{name}</label>
      <input id={name} {...register(name)} />
    </p>
  ));
}

const root = createRoot(document.getElementById('root'));
offerProbe((count) => root.render(<Form names={inputNames(count)} />));
