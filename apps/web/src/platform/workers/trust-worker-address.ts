interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): string };
}

/**
 * Makes the address of a worker one that the page's policy allows, which requires trusted script addresses.
 *
 * @param name a unique name for the policy, which trusts the address of this one worker only
 */
export function trustWorkerAddress(name: string, workerAddress: string): string {
  // Not every browser has trusted types, and TypeScript does not know them.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => workerAddress });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}
