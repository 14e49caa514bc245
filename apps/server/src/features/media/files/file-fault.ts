import { fileErrorCodes, mediaMessages, type FileError } from '@confab/contracts';
import { fillMessage, type MessageParts, type PartsArgument } from '@confab/model';
import { nameMessage } from '../../../http/failures/name-message.ts';

/** A logical error of the file manager protocol, which is answered with status 200. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  readonly fault: FileError;
  constructor(fault: FileError) {
    super(fault.message);
    this.fault = fault;
  }
}

export const missing = () => createFault(fileErrorCodes.notFound, mediaMessages.notFound);
export const wrong = <Message extends string>(message: Message, ...[parts]: PartsArgument<Message>) =>
  createFault(fileErrorCodes.invalid, message, parts);
/** One or more names in use. */
export const taken = (name: string, fileExists?: string[]) =>
  createFault(fileErrorCodes.exists, mediaMessages.nameTaken, { name }, fileExists && { fileExists });

function createFault(
  code: FileError['code'],
  message: string,
  parts?: MessageParts,
  names?: Pick<FileError, 'fileExists'>,
) {
  const { name: messageName, parts: messageParts } = nameMessage(message, parts);
  return new FileFault({ code, message: fillMessage(message, parts), ...names, messageName, messageParts });
}
