/** A setting that keeps the server from starting. The message is written for the administrator who set it. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}
