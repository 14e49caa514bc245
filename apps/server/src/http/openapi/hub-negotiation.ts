import { hubPath } from '@confab/contracts';

/** Without a version, the client gets the first version of the protocol. */
const version = { type: 'integer', enum: [0, 1] };

/** The negotiation of the hub, which speaks the SignalR protocol in JSON over web sockets. */
export const hubPaths = {
  [`${hubPath}/negotiate`]: {
    post: {
      operationId: 'negotiateHub',
      summary: 'Negotiate a live connection',
      description:
        `The hub at ${hubPath} offers web sockets only, with the JSON protocol of SignalR. Long polling and server-sent ` +
        'events are not available. A client may skip the negotiation and open the socket with its hub token, as a bearer ' +
        'token or as the query value access_token, or negotiate version 0, whose connectionId only opens the socket; ' +
        'the answer to SendEvent("HEARTBEAT") then says its ConnectionId. Negotiation and socket need the header Origin of ' +
        'a page of the server; a server with the setting HUB_WITHOUT_ORIGIN also accepts programs that send none.',
      tags: ['Live'],
      security: [{ hubToken: [] }],
      parameters: [
        { name: 'negotiateVersion', in: 'query', required: false, schema: { ...version, default: 0 } },
        { name: 'useStatefulReconnect', in: 'query', required: false, schema: { type: 'boolean' } },
      ],
      responses: {
        200: {
          description: 'The id and token of the connection, and the transports',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['negotiateVersion', 'connectionId', 'availableTransports'],
                properties: {
                  negotiateVersion: version,
                  connectionId: { type: 'string', description: 'In version 0, the query value id of the socket.' },
                  connectionToken: {
                    type: 'string',
                    description: `Sent as the query value id of the socket at ${hubPath}. Version 0 has none.`,
                  },
                  useStatefulReconnect: { type: 'boolean' },
                  availableTransports: {
                    type: 'array',
                    items: {
                      type: 'object',
                      required: ['transport', 'transferFormats'],
                      properties: {
                        transport: { type: 'string', const: 'WebSockets' },
                        transferFormats: { type: 'array', items: { type: 'string', const: 'Text' } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        400: { $ref: '#/components/responses/invalid' },
        401: { description: 'The hub token is missing, unknown or has expired.' },
        403: {
          description: 'The header Origin is missing, or names a page that is not allowed to connect.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    },
  },
};
