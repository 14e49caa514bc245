import { HubConnectionBuilder, type HubConnection } from '@microsoft/signalr';
import { afterEach, expect, test, vi } from 'vitest';
import { openHub } from './open-hub.ts';

afterEach(() => vi.restoreAllMocks());

test('the hub connection is given up after 10 seconds without a sign of the server (P9.12, A9.2)', async () => {
  // Outside a browser the client library does not accept relative addresses.
  const withUrl = HubConnectionBuilder.prototype.withUrl;
  vi.spyOn(HubConnectionBuilder.prototype, 'withUrl').mockImplementation(function (
    this: HubConnectionBuilder,
    url,
    options,
  ) {
    return withUrl.call(this, `http://confab.example${url}`, options);
  });
  // `openHub` returns the connection of the client library behind a narrower type.
  const connection = (await openHub(async () => 'token')) as unknown as HubConnection;
  expect(connection.serverTimeoutInMilliseconds).toBe(10_000);
});
