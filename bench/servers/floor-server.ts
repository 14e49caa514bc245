import Fastify from 'fastify';
import { Pool } from 'pg';

// The floor for saving and loading: Fastify and one SQL statement, without session, access check, validation or
// numbering.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const values = process.env.FLOOR_VALUES ?? '{}';
if (process.env.DATABASE_URL) {
  await pool.query('drop table if exists floor_history, floor_node');
  await pool.query('create table floor_node (id int primary key, version int not null, doc text not null)');
  await pool.query('create table floor_history (id int, version int, doc text, primary key (id, version))');
  for (let id = 0; id < 16; id += 1) await pool.query('insert into floor_node values ($1, 1, $2)', [id, values]);
}

const app = Fastify({ logger: false, bodyLimit: 4e6 });
const parsed: unknown = JSON.parse(values);
app.get('/ceiling', () => ({ Success: true, ResponseObject: { PropertyValues: parsed } }));
app.post('/answer', () => parsed);
app.get<{ Querystring: { id: string } }>('/load', async (request, reply) => {
  const found = await pool.query({
    name: 'load',
    text: 'select version, doc from floor_node where id = $1',
    values: [request.query.id],
  });
  const row = found.rows[0] as { version: number; doc: string };
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(`{"Success":true,"ResponseObject":{"Version":${row.version},"PropertyValues":${row.doc}}}`);
});
app.post<{ Body: { id: number; values: unknown } }>('/save', async (request) => {
  const text = `with saved as (update floor_node set doc = $2, version = version + 1 where id = $1 returning id, version)
    insert into floor_history select id, version, $2 from saved returning version`;
  const saved = await pool.query({
    name: 'save',
    text,
    values: [request.body.id, JSON.stringify(request.body.values)],
  });
  return { Success: true, ResponseObject: { Version: (saved.rows[0] as { version: number }).version } };
});
app.get('/metrics', () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_user_seconds_total ${user / 1e6}\nprocess_cpu_system_seconds_total ${system / 1e6}\n`;
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
