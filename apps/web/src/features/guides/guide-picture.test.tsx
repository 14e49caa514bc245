import { catalogue } from '@confab/catalogue';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuidePicture } from './guide-picture.tsx';

test.each(catalogue.guideCards.map(({ svg }) => svg))(
  'draws the picture %s that a guide card of the catalogue names',
  (name) => {
    const { container } = render(<GuidePicture name={name} />);
    expect(container.querySelector('svg')?.dataset['picture']).toBe(name);
  },
);
