import type { ChatResponse, oneTemplateCalls, ResultOf } from '@confab/contracts';
import {
  chooseProgram,
  compileOneProject,
  start,
  step,
  type ConversationState,
  type Effects,
  type Program,
  type TurnResult,
} from '@confab/dialog-engine';
import { listSuggestionChips } from '@confab/model';
import { ChatError } from '../../chat/conversation/chat-error.ts';
import type { ChatConnection } from '../../chat/conversation/chat-connection.ts';
import { toChatMessage } from '../../chat/conversation/to-chat-message.ts';
import { noAddresses, type AssetAddresses } from '../../media/asset-addresses.ts';

/**
 * Connects the chat to a template that runs in the browser; nothing of the conversation is stored or sent.
 *
 * @param language the language to use if the template has it, else its first one is used
 */
export function createTemplateConnection(
  source: ResultOf<typeof oneTemplateCalls.templateSource>,
  language: string,
): ChatConnection {
  const program = chooseProgram(compileOneProject(source), language);
  const addresses = createTemplateAddresses(source.media);
  const effects: Effects = { clock: () => Date.now(), mail: () => ({ type: 'withheld' }) };
  let conversation: ConversationState | undefined;

  function keep(turn: TurnResult): ChatResponse {
    ({ conversation } = turn);
    return toResponse(program, turn, addresses);
  }

  return {
    newId: () => crypto.randomUUID(),
    opening: () => ({}),
    recallSession: () => undefined,
    rememberSession: () => undefined,
    async request(request) {
      if (request.type === 'start') {
        const context = {
          platform: 'Chatbot',
          language: program.language,
          isNewUser: true,
          isAccountLinked: false,
        } as const;
        return keep(start(program, context, Date.now(), effects));
      }
      if (request.type !== 'say' || !conversation) throw new ChatError('notFound');
      return keep(await step(program, conversation, { type: 'said', text: request.text }, effects));
    },
  };
}

/** The addresses of the files of a template, which belong to no team yet. */
function createTemplateAddresses(media: ResultOf<typeof oneTemplateCalls.templateSource>['media']): AssetAddresses {
  const byId = new Map(media.map(({ assetId, address }) => [assetId, address]));
  const getUrl = (assetId: string) => byId.get(assetId.toLowerCase());
  return { ...noAddresses, getImageUrl: getUrl, getAudioUrl: getUrl };
}

function toResponse(
  { projectName, language, chatLook = {} }: Program,
  { outputs, ended }: TurnResult,
  addresses: AssetAddresses,
): ChatResponse {
  const spoken = outputs.filter((output) => output.type === 'response');
  const { name = projectName, ...look } = chatLook;
  return {
    sessionId: 'template',
    assistantName: name,
    ...(Object.keys(look).length > 0 && { look }),
    messages: spoken.map((output) => toChatMessage(output, addresses)),
    suggestionChips: listSuggestionChips(spoken),
    ended,
    language,
  };
}
