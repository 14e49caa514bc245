import { createFakeClock } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { readChain, chainUrl, noon, signRequest, createTestTrust, type CertificateName } from './testing/sign.ts';
import { normalizeChainUrl, createAlexaVerifier } from './verify-alexa.ts';

const body = '{"version":"1.0"}';
const verifier = (...chain: CertificateName[]) =>
  createAlexaVerifier(createTestTrust({ [chainUrl]: readChain(...chain) }));

describe('the address of a certificate chain', () => {
  test.each([
    'https://s3.amazonaws.com/echo.api/echo-api-cert.pem',
    'HTTPS://S3.AMAZONAWS.COM/echo.api/echo-api-cert.pem',
    'https://s3.amazonaws.com:443/echo.api/echo-api-cert.pem',
    'https://s3.amazonaws.com/echo.api/../echo.api/echo-api-cert.pem',
  ])('accepts the certificate chain address %s', (address) => {
    expect(normalizeChainUrl(address)).toBe('https://s3.amazonaws.com/echo.api/echo-api-cert.pem');
  });

  test.each([
    '',
    'not an address',
    'http://s3.amazonaws.com/echo.api/echo-api-cert.pem',
    'https://notamazon.com/echo.api/echo-api-cert.pem',
    'https://s3.amazonaws.com.evil.example/echo.api/echo-api-cert.pem',
    'https://user:secret@s3.amazonaws.com/echo.api/echo-api-cert.pem',
    'https://s3.amazonaws.com/EcHo.aPi/echo-api-cert.pem',
    'https://s3.amazonaws.com/invalid.path/echo-api-cert.pem',
    'https://s3.amazonaws.com/echo.api/../other/echo-api-cert.pem',
    'https://s3.amazonaws.com/echo.api/%2e%2e/other/echo-api-cert.pem',
    'https://s3.amazonaws.com:563/echo.api/echo-api-cert.pem',
  ])('rejects the certificate chain address %s', (address) => {
    expect(normalizeChainUrl(address)).toBeUndefined();
  });
});

describe('a request', () => {
  test('verifyAlexa accepts a request signed by Alexa', async () => {
    expect(await verifier('leaf', 'between')(signRequest(body))).toBe(true);
    expect(await verifier('leaf', 'between', 'root')(signRequest(body))).toBe(true);
  });

  test('verifyAlexa accepts a request that has only the older SHA-1 signature', async () => {
    expect(await verifier('leaf', 'between')({ ...signRequest(body), signature256: '' })).toBe(true);
  });

  test.each([
    ['a changed body', { body: Buffer.from(`${body} `) }],
    ['no signature', { signature256: '', signature: '' }],
    ['a wrong SHA-256 signature beside a valid SHA-1 signature', { signature256: signRequest('{}').signature256 }],
    ['a malformed signature', { signature256: '!!!' }],
    ['a certificate chain from another host', { certificateUrl: 'https://s3.amazonaws.example/echo.api/x.pem' }],
    ['a certificate chain that cannot be fetched', { certificateUrl: 'https://s3.amazonaws.com/echo.api/none.pem' }],
  ])('rejects a request with %s', async (_what, more) => {
    expect(await verifier('leaf', 'between')({ ...signRequest(body), ...more })).toBe(false);
  });

  test('verifyAlexa rejects a request signed in another name', async () => {
    expect(await verifier('stranger', 'between')(signRequest(body, 'stranger'))).toBe(false);
  });

  test('verifyAlexa rejects a request whose certificate was not issued by an authority', async () => {
    expect(await verifier('forged', 'stranger', 'between')(signRequest(body, 'forged'))).toBe(false);
  });

  test('verifyAlexa rejects a request whose certificate chain has a gap', async () => {
    expect(await verifier('leaf')(signRequest(body))).toBe(false);
    expect(await verifier('leaf', 'other')(signRequest(body))).toBe(false);
  });

  test('verifyAlexa rejects a request whose certificate chain ends at an untrusted root', async () => {
    const trust = createTestTrust({ [chainUrl]: readChain('leaf', 'between', 'root') }, 'other');
    expect(await createAlexaVerifier(trust)(signRequest(body))).toBe(false);
  });

  test.each([
    ['before its validity starts', Date.parse('2020-01-01')],
    ['after its validity ends', Date.parse('2190-01-01')],
  ])('rejects a request when its certificate chain is checked %s', async (_when, now) => {
    expect(await createAlexaVerifier({ ...createTestTrust(), now: () => now })(signRequest(body))).toBe(false);
  });

  test('verifyAlexa rejects a request whose certificate chain cannot be parsed', async () => {
    for (const pem of ['', 'nonsense', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'])
      expect(await createAlexaVerifier(createTestTrust({ [chainUrl]: pem }))(signRequest(body))).toBe(false);
  });
});

describe('fetching certificate chains', () => {
  test('fetches a certificate chain once for concurrent requests', async () => {
    const trust = createTestTrust();
    const verify = createAlexaVerifier(trust);
    expect(
      await Promise.all([verify(signRequest(body)), verify(signRequest(body)), verify(signRequest(body))]),
    ).toEqual([true, true, true]);
    expect(trust.fetched).toEqual([chainUrl]);
  });

  test('a network that names many certificate chains does not prevent the fetches of another network', async () => {
    const trust = createTestTrust();
    const verify = createAlexaVerifier(trust);
    const isBogusValid = (network: string, index: number) =>
      verify({ ...signRequest(body), network, certificateUrl: `https://s3.amazonaws.com/echo.api/${index}.pem` });
    for (let index = 0; index < 50; index += 1) await isBogusValid('192.0.2.0', index);
    expect(await verify({ ...signRequest(body), network: '198.51.100.0' })).toBe(true);
    // A trusted chain stays cached, whatever chains other requests name.
    for (let index = 0; index < 50; index += 1) await isBogusValid(`203.0.113.${index}`, index);
    const before = trust.fetched.length;
    expect(await verify(signRequest(body))).toBe(true);
    expect(trust.fetched).toHaveLength(before);
  });

  test('fetches at most ten unknown certificate chains a minute for a network, and a hundred in all', async () => {
    const clock = createFakeClock(noon);
    const trust = { ...createTestTrust(), now: clock.now };
    const verify = createAlexaVerifier(trust);
    for (let index = 0; index < 50; index += 1)
      await verify({ ...signRequest(body), certificateUrl: `https://s3.amazonaws.com/echo.api/${index}.pem` });
    expect(trust.fetched).toHaveLength(10);
    for (let index = 0; index < 200; index += 1)
      await verify({
        ...signRequest(body),
        network: `203.0.113.${index}`,
        certificateUrl: `https://s3.amazonaws.com/echo.api/of-${index}.pem`,
      });
    expect(trust.fetched).toHaveLength(100);
    clock.advance(61_000);
    expect(await verify(signRequest(body))).toBe(true);
  });
});
