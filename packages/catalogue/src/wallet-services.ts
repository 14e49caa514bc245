import { wireObject } from '@confab/model';
import { z } from 'zod';
import shipped from '../data/wallet-services.json' with { type: 'json' };

/** Stands for every country, state or environment. */
const any = '*';

const codesSchema = z.array(z.string()).min(1);

const walletServiceSchema = wireObject({
  id: z.string().regex(/^[A-Z][A-Za-z]*$/),
  name: z.string().min(1),
  /** By the first part of a culture's name in capitals, such as `DE`. */
  descriptions: z.record(z.string(), z.string().min(1)),
  countryCodes: codesSchema,
  stateCodes: codesSchema,
  environments: codesSchema,
});

/** Where a wallet service has to be available; `*`, the default, means anywhere. */
export interface WalletPlace {
  readonly countryCode?: string | undefined;
  readonly stateCode?: string | undefined;
  readonly environment?: string | undefined;
  /** Such as `EN`, the default, or `de-DE`: the language of the descriptions. */
  readonly cultureName?: string | undefined;
}

/** A wallet that takes the pass of a Wallet page. */
export interface WalletService {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

const services = z.array(walletServiceSchema).parse(shipped);

/** Lists the wallet services that are available at a place, with descriptions in its language or in English (A7.32). */
export function listWalletServices({
  countryCode = any,
  stateCode = any,
  environment = any,
  cultureName = 'EN',
}: WalletPlace): WalletService[] {
  const language = cultureName.split('-')[0]?.toUpperCase() ?? '';
  const isIn = (codes: readonly string[], code: string) =>
    code === any || codes.includes(any) || codes.includes(code.toUpperCase());
  return services
    .filter(
      (service) =>
        isIn(service.countryCodes, countryCode) &&
        isIn(service.stateCodes, stateCode) &&
        isIn(service.environments, environment),
    )
    .map(({ id, name, descriptions }) => ({
      id,
      name,
      description: descriptions[language] ?? descriptions['EN'] ?? '',
    }));
}
