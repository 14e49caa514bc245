import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';
import { listSecurityHeaders } from '../security-headers.ts';

/**
 * Creates the class of all responses, which have the security headers from the start (API-7).
 *
 * Node answers some requests itself before any hook runs, such as one without `Host` or with an unknown `Expect`, and so
 * does the framework when an address is damaged or the server ends.
 */
export function createResponseClass(config: Pick<Config, 'publicUrl'>): typeof ServerResponse {
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    constructor(request: Request) {
      super(request);
      for (const [name, value] of Object.entries(listSecurityHeaders(config, request.url))) this.setHeader(name, value);
    }
  };
}
