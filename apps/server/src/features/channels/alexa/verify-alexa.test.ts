import { describe, expect, test } from 'vitest';
import { chainOf, chainUrl, noon, signed, testTrust, type CertificateName } from './testing/sign.ts';
import { chainAddress, createAlexaVerifier } from './verify-alexa.ts';

const body = '{"version":"1.0"}';
const verifier = (...chain: CertificateName[]) => createAlexaVerifier(testTrust({ [chainUrl]: chainOf(...chain) }));

describe('the address of a chain', () => {
  test.each([
    'https://s3.amazonaws.com/echo.api/echo-api-cert.pem',
    'HTTPS://S3.AMAZONAWS.COM/echo.api/echo-api-cert.pem',
    'https://s3.amazonaws.com:443/echo.api/echo-api-cert.pem',
    'https://s3.amazonaws.com/echo.api/../echo.api/echo-api-cert.pem',
  ])('%s is Amazon’s', (address) => {
    expect(chainAddress(address)).toBe('https://s3.amazonaws.com/echo.api/echo-api-cert.pem');
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
  ])('%s is not', (address) => {
    expect(chainAddress(address)).toBeUndefined();
  });
});

describe('a request', () => {
  test('that Alexa signed is believed', async () => {
    expect(await verifier('leaf', 'between')(signed(body))).toBe(true);
    expect(await verifier('leaf', 'between', 'root')(signed(body))).toBe(true);
  });

  test('that is signed in the older way alone is believed as well', async () => {
    expect(await verifier('leaf', 'between')({ ...signed(body), signature256: '' })).toBe(true);
  });

  test.each([
    ['changed on its way', { body: Buffer.from(`${body} `) }],
    ['without a signature', { signature256: '', signature: '' }],
    ['with the better signature wrong, though the older is right', { signature256: signed('{}').signature256 }],
    ['with what is no signature', { signature256: '!!!' }],
    ['with a chain from elsewhere', { certificateUrl: 'https://s3.amazonaws.example/echo.api/x.pem' }],
    ['with a chain that is not there', { certificateUrl: 'https://s3.amazonaws.com/echo.api/none.pem' }],
  ])('%s is not', async (_what, more) => {
    expect(await verifier('leaf', 'between')({ ...signed(body), ...more })).toBe(false);
  });

  test('signed in another name is not', async () => {
    expect(await verifier('stranger', 'between')(signed(body, 'stranger'))).toBe(false);
  });

  test('signed in Alexa’s name by somebody who may not is not', async () => {
    expect(await verifier('forged', 'stranger', 'between')(signed(body, 'forged'))).toBe(false);
  });

  test('whose chain has a gap is not', async () => {
    expect(await verifier('leaf')(signed(body))).toBe(false);
    expect(await verifier('leaf', 'other')(signed(body))).toBe(false);
  });

  test('whose chain ends at a root that nobody trusts is not', async () => {
    const trust = testTrust({ [chainUrl]: chainOf('leaf', 'between', 'root') }, 'other');
    expect(await createAlexaVerifier(trust)(signed(body))).toBe(false);
  });

  test.each([
    ['yet', Date.parse('2020-01-01')],
    ['any more', Date.parse('2190-01-01')],
  ])('whose chain is not valid %s is not', async (_when, now) => {
    expect(await createAlexaVerifier({ ...testTrust(), now: () => now })(signed(body))).toBe(false);
  });

  test('with a chain that is no chain is not', async () => {
    for (const pem of ['', 'nonsense', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'])
      expect(await createAlexaVerifier(testTrust({ [chainUrl]: pem }))(signed(body))).toBe(false);
  });
});

describe('chains', () => {
  test('are fetched once', async () => {
    const trust = testTrust();
    const verify = createAlexaVerifier(trust);
    expect(await Promise.all([verify(signed(body)), verify(signed(body)), verify(signed(body))])).toEqual([
      true,
      true,
      true,
    ]);
    expect(trust.fetched).toEqual([chainUrl]);
  });

  test('that nobody knows are not looked for without end', async () => {
    let now = noon;
    const trust = { ...testTrust(), now: () => now };
    const verify = createAlexaVerifier(trust);
    for (let index = 0; index < 50; index += 1)
      await verify({ ...signed(body), certificateUrl: `https://s3.amazonaws.com/echo.api/${index}.pem` });
    expect(trust.fetched).toHaveLength(10);
    now += 61_000;
    expect(await verify(signed(body))).toBe(true);
  });
});
