import { UiProvider } from '@confab/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiProvider } from '../../api/api-context.tsx';

/** Shows a part as a page would: in the design system, with an API. */
export function renderPage(api: ApiClient, part: ReactNode) {
  return render(
    <UiProvider palette="light" styleNonce="">
      <ApiProvider client={api}>{part}</ApiProvider>
    </UiProvider>,
  );
}
