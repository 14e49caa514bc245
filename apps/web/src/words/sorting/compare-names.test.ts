import { onTestFinished, test, expect } from 'vitest';
import { sortDefinitions } from '../../features/definitions/table/definition-column.ts';
import { sortProjects } from '../../features/projects/index.ts';
import { getNameComparer } from './compare-names.ts';
import { useLanguage } from '../language.ts';

test('names are in the order of the language of the interface, not in that of the browser', () => {
  const { Collator } = Intl;
  const used: unknown[] = [];
  Intl.Collator = class extends Collator {
    constructor(language?: string, options?: Intl.CollatorOptions) {
      super(language, options);
      used.push(language);
    }
  } as typeof Collator;
  useLanguage.setState({ language: 'de' });
  onTestFinished(() => {
    Intl.Collator = Collator;
    useLanguage.setState({ language: 'en' });
  });
  const names = ['Zoo', 'Öl 10', 'Öl 9', 'Obst'];
  expect(names.toSorted(getNameComparer())).toEqual(['Obst', 'Öl 9', 'Öl 10', 'Zoo']);
  sortProjects([], 'name');
  const column = { id: 'name', getSortValue: String };
  const sorting = { columnId: 'name', isDescending: true };
  expect(sortDefinitions(names, [column as never], sorting)).toEqual(['Zoo', 'Öl 10', 'Öl 9', 'Obst']);
  expect(used).toEqual(['de', 'de', 'de']);
});
