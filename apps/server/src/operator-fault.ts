/**
 * A fault that the operator can fix: a wrong setting, a folder in use, a database out of reach. Its message is written
 * for the operator, and is all that a command prints before it ends.
 */
export class OperatorFault extends Error {
  override readonly name: string = 'OperatorFault';
}

/** A setting that keeps the server from starting. */
export class WrongSetting extends OperatorFault {
  override readonly name = 'WrongSetting';
}
