import type { HttpResult, HttpCall } from '@confab/dialog-engine';
import { openService, type TestService } from '@confab/test-kit/server';
import type { LookupAddress } from 'node:dns';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendOutboundRequest, type FindAddresses } from './send-outbound-request.ts';
import { isAllowedAddress, isAllowedUrl, readOutboundRules } from './outbound-rules.ts';

const nothing = readOutboundRules([]);
const metadata = '169.254.169.254';

describe('the allowed targets of author requests (SIM-1, SIM-2)', () => {
  test.each([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://127.1',
    'http://[::1]',
    'http://[::ffff:7f00:1]',
    'http://[::ffff:10.0.0.1]',
    'http://0',
    'http://①②⑦.⓪.⓪.①',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
    'http://[2001:0:1::1]',
    'http://[fe80::1]',
    'http://[fc00::1]',
    `http://${metadata}`,
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://192.168.1.1',
    'http://100.64.0.1',
    'http://224.0.0.1',
    'http://255.255.255.255',
    'http://[::127.0.0.1]',
    'http://[::10.0.0.1]',
    'http://[::ffff:0:127.0.0.1]',
    'http://[64:ff9b:1::7f00:1]',
    'http://[2001:0:7f00:1::]',
    'http://[2001:2::1]',
    'http://[2001:10::1]',
    'http://[2001:20::1]',
    'http://[2001:db8::1]',
    'http://[3fff::1]',
    'http://[100::1]',
    'http://[5f00::1]',
    'http://[fec0::1]',
    'http://[ff02::1]',
    'http://[4000::1]',
    'http://192.0.0.8',
    'http://192.0.2.1',
    'http://192.88.99.1',
    'http://198.18.0.1',
    'http://198.51.100.1',
    'http://203.0.113.1',
    'http://240.0.0.1',
    'http://168.63.129.16',
    'http://169.254.170.23',
  ])('%s is not a public address and is refused', (text) => {
    const url = new URL(text);
    expect(isAllowedAddress(nothing, url, url.hostname)).toBe(false);
  });

  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
    '%s is a public address and is allowed',
    (address) => {
      expect(isAllowedAddress(nothing, new URL('http://a.test'), address)).toBe(true);
    },
  );

  test('an operator can allow hosts and ranges, but never cloud metadata services', () => {
    const rules = readOutboundRules(['10.0.0.0/8', '0.0.0.0/0', '::/0', 'intranet.test', 'box.test:9999']);
    const to = (url: string, address: string) => isAllowedAddress(rules, new URL(url), address);
    expect(to('http://a.test', '10.1.2.3')).toBe(true);
    expect(to('http://intranet.test', '192.168.1.1')).toBe(true);
    const embedded = [`::${metadata}`, `::ffff:0:${metadata}`, `64:ff9b::${metadata}`, '2002:a9fe:a9fe::1'];
    const nat64 = '64:ff9b:1:a9fe:a9:fe00::';
    const teredo = '2001:0:1:1:0:0:5601:5601';
    const named = ['fd00:ec2::254', 'fd20:ce::254', 'fd00:42::42', '100.100.100.200', '168.63.129.16', '169.254.170.2'];
    for (const address of [metadata, `::ffff:${metadata}`, ...embedded, nat64, teredo, ...named])
      expect([address, to('http://intranet.test', address)]).toEqual([address, false]);
  });

  test.each([
    ['http://a.test', true],
    ['https://a.test:8443/x', true],
    ['http://a.test:22', false],
    ['http://box.test:9999', true],
    ['http://box.test:9998', false],
    ['ftp://a.test', false],
    ['file:///etc/passwd', false],
    ['http://user:secret@a.test', false],
  ])('%s may be requested: %s', (url, expected) => {
    expect(isAllowedUrl(readOutboundRules(['box.test:9999']), new URL(url))).toBe(expected);
  });
});

let service: TestService;
let port = 0;
let seen: string[] = [];
let answer: RequestListener = (_request, response) => response.end('ok');

beforeAll(async () => {
  service = await openService((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  ({ port } = service);
});
afterAll(() => service.close());
afterEach(() => {
  seen = [];
  answer = (_request, response) => response.end('ok');
});

const loopback: LookupAddress = { address: '127.0.0.1', family: 4 };
const call = (url: string, more: Partial<HttpCall> = {}): HttpCall => ({
  method: 'GET',
  url,
  headers: {},
  body: null,
  timeoutMs: 5_000,
  ...more,
});
function send(given: HttpCall, allow: readonly string[] = [`svc.test:${port}`], find?: FindAddresses) {
  const findAddresses = find ?? (async () => [loopback]);
  return sendOutboundRequest(given, { rules: readOutboundRules(allow), findAddresses, now: () => 0 });
}
const here = (path = '/') => `http://svc.test:${port}${path}`;
const unreachable: HttpResult = {
  type: 'failed',
  reason: 'network',
  message: 'The service could not be reached.',
  ms: 0,
};

describe('an author request', () => {
  test('a request reaches an allowed host with method, headers and body', async () => {
    answer = (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { 'x-own': own, cookie, host } = request.headers;
        response.writeHead(201).end(JSON.stringify({ own, cookie, host, body: Buffer.concat(parts).toString() }));
      });
    };
    const headers = {
      'X-Own': 'yes',
      Cookie: 'a=b',
      Host: 'evil.test',
      'Metadata-Flavor': 'Google',
      'X-aws-ec2-x': '1',
    };
    const got = await send(call(here('/a?b=c'), { method: 'POST', headers, body: '{"ü":1}' }));
    expect(got).toMatchObject({ type: 'responded', status: 201 });
    expect(got.type === 'responded' && JSON.parse(got.body)).toEqual({
      own: 'yes',
      host: `svc.test:${port}`,
      body: '{"ü":1}',
    });
  });

  test('a request to a private address opens no connection', async () => {
    expect(await send(call(here()), [])).toEqual(unreachable);
    expect(await send(call(`http://127.0.0.1:8080/`), [])).toEqual(unreachable);
    expect(seen).toEqual([]);
  });

  test('a request to a host with a public and a private address opens no connection', async () => {
    const both = async () => [{ address: '93.184.216.34', family: 4 }, loopback];
    expect(await send(call('http://a.test/'), [], both)).toEqual(unreachable);
  });

  test('a request connects to the checked address even if the DNS answer changes afterwards', async () => {
    let asked = 0;
    const rebinding: FindAddresses = async () => {
      asked += 1;
      return asked === 1 ? [loopback] : [{ address: metadata, family: 4 }];
    };
    expect(await send(call(here()), [`svc.test:${port}`], rebinding)).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
  });

  test.each([
    ['http://127.0.0.1:8080/x'],
    [`http://${metadata}/latest`],
    ['file:///etc/passwd'],
    ['http://other.test:22/'],
  ])('an author request is not redirected to %s', async (location) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    expect(await send(call(here()))).toEqual(unreachable);
    expect(seen).toHaveLength(1);
  });

  test('a request follows at most three redirects, and a redirected POST becomes a GET', async () => {
    let left = 3;
    answer = (_request, response) => {
      left -= 1;
      if (left >= 0) response.writeHead(302, { location: `/${left}` }).end();
      else response.end('there');
    };
    expect(await send(call(here('/start'), { method: 'POST', body: 'x' }))).toMatchObject({
      status: 200,
      body: 'there',
    });
    expect(seen).toEqual(['POST /start', 'GET /2', 'GET /1', 'GET /0']);
    left = 4;
    expect(await send(call(here()))).toEqual(unreachable);
  });

  test('a redirect to another host sends no headers', async () => {
    const tokens: (string | undefined)[] = [];
    answer = (request, response) => {
      tokens.push(request.headers.authorization);
      if (request.headers.host?.startsWith('svc'))
        response.writeHead(307, { location: `http://two.test:${port}/` }).end();
      else response.end();
    };
    await send(call(here(), { headers: { Authorization: 'Bearer x' } }), [`svc.test:${port}`, `two.test:${port}`]);
    expect(tokens).toEqual(['Bearer x', undefined]);
  });

  test('a compressed answer is unpacked up to 1 MB (SIM-3)', async () => {
    const packed = { 'content-encoding': 'gzip' };
    answer = (_request, response) => response.writeHead(200, packed).end(gzipSync('packed'));
    expect(await send(call(here()))).toMatchObject({ body: 'packed' });
    answer = (_request, response) => response.writeHead(200, packed).end(gzipSync(Buffer.alloc(50 * 1_024 * 1_024)));
    expect(await send(call(here()))).toMatchObject({ type: 'failed', message: 'The answer is larger than 1 MB.' });
    answer = (_request, response) => response.writeHead(200, packed).end('not packed');
    expect(await send(call(here()))).toEqual(unreachable);
  });

  test.each([
    ['drips', (response: Parameters<RequestListener>[1]) => setInterval(() => response.write('x'), 20)],
    ['never answers', () => undefined],
  ])('a request to a service that %s ends in time', async (_what, behave) => {
    let timer: NodeJS.Timeout | undefined;
    answer = (_request, response) => {
      timer = behave(response);
    };
    const got = await send(call(here(), { timeoutMs: 150 }));
    clearInterval(timer);
    expect(got).toMatchObject({ type: 'failed', reason: 'timeout' });
  });

  test('a request that is too large is not sent', async () => {
    const body = 'x'.repeat(256 * 1_024 + 1);
    expect(await send(call(here(), { method: 'POST', body }))).toMatchObject({
      message: { messageName: 'exceptionMessages.requestTooLarge', messageParts: { most: 256 } },
    });
    const headers = { 'X-Long': 'x'.repeat(9_000) };
    expect(await send(call(here(), { headers }))).toMatchObject({
      message: 'The headers of the request are larger than 8 KB.',
    });
    expect(seen).toEqual([]);
  });

  test.each(['nonsense', 'http://', '{tv.Url}', 'http://a.test:99999/', 'javascript:alert(1)'])(
    'a request to %s is never sent',
    async (url) => {
      expect(await send(call(url))).toEqual(unreachable);
    },
  );

  test('an answer that changes the protocol, or a connection that ends without one, ends the request', async () => {
    answer = (_request, response) => {
      response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'other' });
      response.end();
    };
    expect(await send(call(here()))).toEqual(unreachable);
    answer = (_request, response) => void response.socket?.destroy();
    expect(await send(call(here()))).toEqual(unreachable);
  });

  test('a request whose name server never answers ends at its time limit', async () => {
    const never = () => new Promise<never>(() => undefined);
    expect(await send(call(here(), { timeoutMs: 1 }), undefined, never)).toMatchObject({ reason: 'timeout' });
  });

  test('every unreachable target gives the same message (SIM-4)', async () => {
    const nobody = async (): Promise<never> => {
      throw new Error('getaddrinfo ENOTFOUND');
    };
    expect(await send(call(here()), undefined, nobody)).toEqual(unreachable);
    expect(await send(call('http://svc.test:8080/'), ['svc.test:8080'])).toEqual(unreachable);
  });
});
