import { describe, expect, it } from 'vitest';
import { countFittingChips } from './count-fitting-chips.ts';

describe('countFittingChips', () => {
  it.each<[readonly string[], number]>([
    [[], 0],
    [['Yes', 'No'], 2],
    [['Coffee', 'Tea', 'Something cold'], 3],
    [['Order', 'Opening hours', 'Menu', 'Find us', 'Goodbye'], 2],
    [['A chip whose text is much longer than a card is wide', 'No'], 1],
    [['饮料和食物的菜单', '营业时间是什么时候', '再见'], 1],
  ])('of the chips %j, a card shows the first %i', (texts, count) => {
    expect(countFittingChips(texts)).toBe(count);
  });
});
