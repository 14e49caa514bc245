import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { Db } from '../services.ts';

/** What a statement is made of that is built once: Kysely's builders and its raw SQL alike. */
interface CompilableStatement<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Stands in a statement, while it is built, where each run puts a value of its own. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built, netted and compiled when it first runs, and only given values from then on.
 *
 * For the few that run with nearly every request, since building one takes longer than all else this process does for
 * it. The shape must not depend on the values, which are not there yet while it is built. The same plugins stand over
 * every database here, so one text does for all.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db, given: Values) => CompilableStatement<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, createPlaceholders<Values>()).compile(db);
    const parameters = compiled.parameters.map((given) =>
      given instanceof Placeholder ? (Reflect.get(values, given.name) as unknown) : given,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/** Whatever is read of it is a slot of that name; Kysely keeps those as parameters, unseen. */
function createPlaceholders<Values extends object>(): Values {
  // Nothing looks into the values while a statement is built, so nobody sees that these are of another kind.
  return new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) }) as Values;
}
