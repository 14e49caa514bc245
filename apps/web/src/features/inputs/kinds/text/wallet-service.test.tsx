import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderKind } from '../../testing/render-kind.tsx';

const services = [
  { id: 'AppleWallet', name: 'Apple Wallet', description: 'Passes for iPhone' },
  { id: 'GoogleWallet', name: 'Google Wallet', description: 'Passes for Android' },
];
const property = { type: 'String', displayAs: 'walletService' } as const;

describe('the input of a wallet service', () => {
  test('the services that exist are offered with descriptions, and another name can be typed', async () => {
    const { user, value } = await renderKind(property, undefined, [], {
      answers: { '/api/GetAvailableVWalletServicesAsync': () => services },
    });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Apple WalletPasses for iPhone',
      'Google WalletPasses for Android',
    ]);
    await user.click(screen.getByRole('option', { name: /Google/ }));
    expect(value('P')).toBe('Google Wallet');
    await user.type(screen.getByRole('combobox', { name: 'Field' }), ' 2');
    expect(value('P')).toBe('Google Wallet 2');
  });

  test('the name of a service is typed where there is no list of services', async () => {
    const { user, value } = await renderKind(property);
    await user.type(screen.getByRole('combobox', { name: 'Field' }), 'Pass2U');
    expect(value('P')).toBe('Pass2U');
  });
});
