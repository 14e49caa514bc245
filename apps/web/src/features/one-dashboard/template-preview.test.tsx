import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { createTemplateSource } from './testing/create-template-source.ts';

test('the preview of a template has a line that nothing is sent from it', async () => {
  const { api } = fakeApi({ '/api/GetOneTemplate': () => createTemplateSource('olive-ember') });
  renderPage(api, <TemplatePreview templateId="olive-ember" name="Olive" language="en" />);
  expect(await screen.findByText(/^Welcome to Olive & Ember/)).toBeTruthy();
  expect(screen.getByText('Nothing is sent from this preview.')).toBeTruthy();
});
