import { nameMessage } from '../http/failures/name-message.ts';

/** The result of a method that failed, with its message and the message's name. */
export interface HubFailure {
  readonly Success: false;
  readonly ErrorMessage: string;
  readonly MessageName?: string | undefined;
}

/** Words the failure of a method with one of `hubMessages`. */
export const createHubFailure = (message: string): HubFailure => ({
  Success: false,
  ErrorMessage: message,
  MessageName: nameMessage(message).name,
});
