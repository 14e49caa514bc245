import { afterEach, expect, test, vi } from 'vitest';
import { trustWorkerAddress } from './trust-worker-address.ts';

afterEach(() => vi.unstubAllGlobals());

test('the address of a worker is trusted by a policy that trusts no other address', () => {
  const policies = new Map<string, (address: string) => string>();
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScriptURL: (address: string) => string }) {
      policies.set(name, rules.createScriptURL);
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
    },
  });
  expect(trustWorkerAddress('a-worker', '/assets/worker.js')).toBe('trusted /assets/worker.js');
  expect(policies.get('a-worker')?.('/assets/other.js')).toBe('/assets/worker.js');
});

test('a browser without trusted types starts the worker by its address', () => {
  expect(trustWorkerAddress('a-worker', '/assets/worker.js')).toBe('/assets/worker.js');
});
