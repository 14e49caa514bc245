import { catalogue } from '@confab/catalogue';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuidePicture } from './guide-picture.tsx';

test.each(catalogue.guideCards.map(({ svg }) => svg))(
  'the picture %s that a guide card of the catalogue names is drawn',
  (name) => {
    const { container } = render(<GuidePicture name={name} />);
    expect(container.querySelector('svg')?.dataset['picture']).toBe(name);
  },
);
