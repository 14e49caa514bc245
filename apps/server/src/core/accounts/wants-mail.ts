import { readJsonText, type JsonObject, type JsonText } from '@confab/model';

/** Whether a profile asks for a kind of mail, by the name of its switch. All are on until they are switched off. */
export function wantsMail(profile: JsonText<JsonObject>, switchName: 'AlertMails' | 'CommentMails'): boolean {
  const value = readJsonText(profile)[switchName];
  return value !== false && value !== 'false';
}
