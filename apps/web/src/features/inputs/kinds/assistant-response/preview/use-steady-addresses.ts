import { useState } from 'react';
import { noAddresses, type AssetAddresses } from '../../../../../media/asset-addresses.ts';

/** Keeps the first addresses of a team's files, so that a sound or video plays on when the ticket is renewed. */
export function useSteadyAddresses(addresses: AssetAddresses): AssetAddresses {
  const [steady, setSteady] = useState(addresses);
  if (steady === noAddresses && addresses !== noAddresses) setSteady(addresses);
  return steady === noAddresses ? addresses : steady;
}
