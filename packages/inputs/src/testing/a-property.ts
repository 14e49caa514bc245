import type { Property } from '@confab/model';

/** A property named P: a text, unless another type is given. */
export const aProperty = (given: Partial<Property>): Property => ({ name: 'P', type: 'String', ...given });
