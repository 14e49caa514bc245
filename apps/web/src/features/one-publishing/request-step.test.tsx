import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ids } from '../../testing/editing/world.ts';
import {
  decided,
  draft,
  openRequest,
  pressPublish,
  promotePath,
  renderModal,
  statusPath,
  versionsPath,
  type Rendered,
} from './testing/render-one-publish-modal.tsx';

const onBeta = { development: 3, staging: 3, production: null };

/** What is chosen: the source and the target. */
function readChoice({ modal }: Pick<Rendered, 'modal'>) {
  return ['Publish from', 'To'].map(
    (name) =>
      within(modal.getByRole('radiogroup', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .find(({ checked }) => checked)?.value,
  );
}

it('publishing from beta sends beta and live as the targets (A4.40, A7.73)', async () => {
  const rendered = await renderModal({
    [statusPath]: () => ({ ...draft, status: 'Live', versions: onBeta, authorValues: onBeta, review: decided }),
    [versionsPath]: () => ({ [ids.workflow]: onBeta }),
    [promotePath]: () => ({ [ids.workflow]: { ...onBeta, production: 3 } }),
  });
  await openRequest(rendered);
  expect(readChoice(rendered)).toEqual(['Beta', 'Live']);
  await pressPublish(rendered);
  expect(await rendered.modal.findByText('Published Successfully')).toBeTruthy();
  expect(rendered.made.find(({ path }) => path === promotePath)?.input).toEqual({
    body: { llamaIds: [ids.workflow], source: 2, environments: ['2', '0'] },
  });
});
