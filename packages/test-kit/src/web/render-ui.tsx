import { UiProvider } from '@confab/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** The design system in the light palette, around what a test renders. */
export function TestUi({ children }: { readonly children: ReactNode }) {
  return (
    <UiProvider palette="light" styleNonce="">
      {children}
    </UiProvider>
  );
}

/** Renders a part inside the design system. */
export const renderUi = (part: ReactNode) => render(part, { wrapper: TestUi });
