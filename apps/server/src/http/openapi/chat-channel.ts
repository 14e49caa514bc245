import { chatRequestSchema, chatResponseSchema } from '@confab/contracts';
import { z } from 'zod';

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ChatFailure' } } },
});

/** The public protocol of published assistants: it has no account, no envelope, and its JSON is camelCase. */
export const describeChatChannel = () => ({
  '/channels/chat/{projectId}/{stage}': {
    post: {
      operationId: 'chat',
      summary: 'Talk to an assistant',
      description: 'Starts, continues, resumes or deletes a conversation. The stage alpha is for members of the team.',
      tags: ['Channels'],
      security: [{}, { clientToken: [] }],
      parameters: [
        { name: 'projectId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        { name: 'stage', in: 'path', required: true, schema: { type: 'string', enum: ['alpha', 'beta', 'live'] } },
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: z.toJSONSchema(chatRequestSchema, { io: 'input' }) } },
      },
      responses: {
        200: {
          description: 'The answer of the assistant',
          content: { 'application/json': { schema: z.toJSONSchema(chatResponseSchema, { io: 'output' }) } },
        },
        400: failed('The message could not be understood.'),
        401: failed('Only members of the team talk to the stage alpha.'),
        403: failed('The assistant may not be used on this page.'),
        404: failed('There is no assistant at this address.'),
        415: failed('The body has another media type than the channel takes.'),
        429: failed('Too many messages. `Retry-After` says how many seconds to wait.'),
      },
    },
  },
});
