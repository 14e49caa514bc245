import type { Platform } from '@confab/model';
import type { Expression } from '../expression/compile-expression.ts';
import { isTrue } from '../expression/values.ts';
import type { TurnRun } from '../run/turn-run.ts';

/** Families of platforms with the same dialect of SSML. */
export type SpeechFamily = 'alexa' | 'google';

const speechFamilies: Readonly<Partial<Record<Platform, SpeechFamily>>> = {
  Alexa: 'alexa',
  GoogleHome: 'google',
  GActions: 'google',
  DialogFlow: 'google',
};

export function getSpeechFamily(platform: Platform): SpeechFamily | undefined {
  return speechFamilies[platform];
}

/** Compiles the test whether a kind of response fits the conversation's context (A3.57). */
export function compileSituation(kind: string, condition: Expression | undefined): (run: TurnRun) => boolean {
  switch (kind) {
    case 'custom':
      return (run) => condition !== undefined && isTrue(condition(run));
    case 'accountlinked':
      return ({ context }) => context.isAccountLinked;
    case 'newuser':
      return ({ context }) => context.isNewUser;
    case 'returnuser':
      return ({ context }) => !context.isNewUser;
    case 'google':
    case 'alexa':
      return ({ context }) => getSpeechFamily(context.platform) === kind;
    case 'chatbot':
      return ({ context }) => context.platform === 'Chatbot';
    default:
      return () => true;
  }
}
