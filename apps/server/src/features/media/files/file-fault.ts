import { fileErrorCodes, mediaMessages, type FileError } from '@confab/contracts';

/** A logical error of the file manager protocol, which is answered with status 200. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  readonly fault: FileError;
  constructor(fault: FileError) {
    super(fault.message);
    this.fault = fault;
  }
}

export const missing = () => new FileFault({ code: fileErrorCodes.notFound, message: mediaMessages.notFound });
export const wrong = (message: string) => new FileFault({ code: fileErrorCodes.invalid, message });
/** A name that is taken, or several. */
export const taken = (message: string, fileExists?: string[]) =>
  new FileFault({ code: fileErrorCodes.exists, message, ...(fileExists ? { fileExists } : {}) });
