import { createApiClient, type ApiClient } from '../api/api-client.ts';
import { askToConfirmSignIn } from '../session/ask-to-confirm-sign-in.ts';

interface WireAnswer {
  readonly Success: boolean;
  readonly ErrorMessage?: string;
  readonly ResponseObject?: unknown;
}

/** Creates the client of the site with answers of the wire by path; `reauth_required` is answered with status 403. */
export function createSenderClient(answers: Readonly<Record<string, () => WireAnswer | Promise<WireAnswer>>>): {
  readonly api: ApiClient;
  /** The requests so far, as sent. */
  readonly sent: () => readonly { readonly path: string; readonly body: unknown }[];
} {
  const requests: { path: string; body: unknown }[] = [];
  const send = async (address: string, { body }: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    requests.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined });
    const answer = await answers[path]?.();
    if (!answer) throw new Error(`The test has no answer for ${path}.`);
    return new Response(JSON.stringify(answer), { status: answer.ErrorMessage === 'reauth_required' ? 403 : 200 });
  };
  const api = createApiClient({
    getToken: () => 'tvs_ada',
    onSignedOut: () => undefined,
    confirmSignIn: askToConfirmSignIn,
    // The client calls fetch with an address and a request only.
    fetch: send as never,
  });
  return { api, sent: () => requests };
}
