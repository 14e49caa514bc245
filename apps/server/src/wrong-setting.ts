import { OperatorFault } from './operator-fault.ts';

/** A setting that keeps the server from starting. */
export class WrongSetting extends OperatorFault {
  override readonly name = 'WrongSetting';
}
