import { describe, expect, test } from 'vitest';
import { listWalletServices, type WalletPlace } from './wallet-services.ts';

const listIds = (place: WalletPlace) => listWalletServices(place).map(({ id }) => id);

describe('listWalletServices', () => {
  test('every service is listed for the wildcard, and those of a country for its code', () => {
    expect(listIds({})).toEqual(['AppleWallet', 'GoogleWallet', 'SamsungWallet']);
    expect(listIds({ countryCode: '*', stateCode: '*', environment: '*' })).toEqual(listIds({}));
    expect(listIds({ countryCode: 'de', stateCode: 'BY', environment: 'production' })).toEqual(listIds({}));
    expect(listIds({ countryCode: 'JP' })).toEqual(['AppleWallet', 'GoogleWallet']);
    expect(listIds({ countryCode: '' })).toEqual(['AppleWallet', 'GoogleWallet']);
  });

  test('descriptions are in the language of the culture, or in English', () => {
    const describe = (cultureName: string) => listWalletServices({ cultureName })[0]?.description;
    expect(describe('EN')).toBe('Passes for iPhone and Apple Watch');
    expect(describe('de-CH')).toBe('Pässe für iPhone und Apple Watch');
    expect(describe('fr')).toBe(describe('EN'));
  });
});
