import type { Flavour } from '@confab/model';
import { useEffect, useState, type ReactNode } from 'react';
import { Splash } from '../splash.tsx';
import { createSignInRequest } from './account-site.ts';

interface AskAccountSiteProps {
  readonly flavour: Flavour;
  /** Whether a person was signed in since this page was opened. */
  readonly wasSignedIn: boolean;
  /** The sign-in form, for an installation whose account site cannot be asked. */
  readonly children: ReactNode;
}

/** Leaves for the account site, which signs in a person who is signed in there, or shows its sign-in form. */
export function AskAccountSite({ flavour, wasSignedIn, children }: AskAccountSiteProps) {
  const [request] = useState(() => createSignInRequest(flavour, wasSignedIn));
  useEffect(() => {
    if (request) location.replace(request);
  }, [request]);
  return request ? <Splash /> : children;
}
