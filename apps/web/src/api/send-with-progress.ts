/** A request whose sending is watched. */
export interface WatchedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob | FormData;
  readonly signal?: AbortSignal | undefined;
  /** Receives the number of bytes sent and the total (A7.81). */
  readonly onProgress: (sent: number, total: number) => void;
}

/**
 * Sends a file and reports its progress, which `fetch` cannot.
 *
 * @returns the answer, once it is whole; rejects when the connection breaks and when the signal aborts
 */
export function sendWithProgress(address: string, request: WatchedRequest): Promise<Response> {
  const { method, headers, body, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', stop);
      settle();
    };
    sending.open(method, address);
    sending.responseType = 'text';
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    sending.addEventListener('load', () => end(() => resolve(toResponse(sending))));
    sending.addEventListener('error', () => end(() => reject(new TypeError('The connection broke.'))));
    sending.addEventListener('abort', () => end(() => reject(new DOMException('Stopped', 'AbortError'))));
    signal?.addEventListener('abort', stop);
    if (signal?.aborted === true) end(() => reject(new DOMException('Stopped', 'AbortError')));
    else sending.send(body);
  });
}

/** The server answers 200 when it has stored a file. Any other status below 400, as of a proxy, becomes 502 (A7.81). */
function toResponse({ status, responseText }: XMLHttpRequest): Response {
  return new Response(responseText, { status: status === 200 || status >= 400 ? status : 502 });
}
