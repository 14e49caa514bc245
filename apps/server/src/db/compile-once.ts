import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { Db } from '../services.ts';

/** The parts of a statement that is built once: Kysely's builders and its raw SQL alike. */
interface CompilableStatement<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Marks the position of a value while a statement is built; each run inserts its own value there. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds, guards and compiles a statement at its first run; later runs only pass values.
 *
 * For the few statements that run with nearly every request, because building one takes longer than the rest of
 * the request's work. The shape must not depend on the values, which are unknown while it is built. All databases
 * here have the same plugins, so one compiled text serves all of them.
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

/** Every property read of it is a placeholder of that name, which Kysely keeps as a parameter. */
function createPlaceholders<Values extends object>(): Values {
  // Nothing reads the values while a statement is built, so placeholders can take their type.
  return new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) }) as Values;
}
