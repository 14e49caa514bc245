import { describeError } from '../../faults/describe-error.ts';
import { OperatorFault } from '../../operator-fault.ts';

/** The PostgreSQL server of the settings cannot be reached, or refuses the connection. */
export class UnreachableDatabase extends OperatorFault {
  override readonly name = 'UnreachableDatabase';

  /** @param address the address of the server; its user name and password stay out of the message */
  constructor(address: string, cause: unknown) {
    const { host, pathname } = new URL(address);
    super(
      `The database ${host}${pathname} cannot be used (${describeError(cause)}). Start its server, or correct DATABASE_URL.`,
      { cause },
    );
  }
}
