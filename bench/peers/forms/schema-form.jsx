import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { inputNames, offerProbe } from '../../pages/page-probe.ts';

// The peer that makes its form from a schema, as ours does.
function SchemaForm({ names }) {
  const [data, setData] = useState({});
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }])),
  };
  return <Form schema={schema} formData={data} validator={validator} onChange={({ formData }) => setData(formData)} />;
}

const root = createRoot(document.getElementById('root'));
offerProbe((count) => root.render(<SchemaForm names={inputNames(count)} />));
