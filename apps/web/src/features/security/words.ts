import { defineWords } from '../../words/define-words.ts';

export const words = defineWords({ heading: 'Security' }, { de: () => import('./words.de.ts') });
