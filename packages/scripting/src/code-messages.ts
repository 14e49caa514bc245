/** Why author code failed, apart from the errors that the code throws. */
export const codeMessages = {
  noFunction: 'Enter the function to run.',
  codeTooLong: 'The code is longer than 256 KB.',
  resultTooLong: 'The result is larger than 256 KB.',
  resultNeverComes: 'The function returned a promise that never resolves.',
  tooSlow: 'The code was stopped: it took longer than 1 second.',
  tooMuchMemory: 'The code was stopped: it needs more than 32 MB of memory.',
  stopped: 'The code was stopped: it took too long or needed too much memory.',
  notAnError: 'The code threw a value that is not an error.',
  notDisplayable: 'The code threw a value that cannot be displayed.',
  queueFull: 'Too many scripts are waiting to run. Please wait a moment and try again.',
  serverEnding: 'The server is shutting down.',
  notRun: 'The code could not be run.',
} as const;
