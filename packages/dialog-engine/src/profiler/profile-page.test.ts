import { describe, expect, test } from 'vitest';
import { compileOneProject } from '../one/compile/compile-one-project.ts';
import { drawn, type Sketch } from '../testing/small-one-projects.ts';
import { says } from '../testing/small-projects.ts';
import { profilePage } from './profile-page.ts';

const sketches: Readonly<Record<string, Sketch>> = {
  home: { type: 'Welcome' },
  ships: { keywords: 'ships\nold ships' },
  masts: { keywords: 'masts' },
  food: { keywords: 'menu' },
  aid: { type: 'Help', keywords: 'what can i say' },
  lost: { type: 'NoMatch', values: { Response: says('Sorry?') } },
  size: { type: 'Question', values: { Response: says('How many?'), AnswerType: 'number' } },
};
const drawing = 'home\nships\n  masts\n    rope\n  size\nfood\naid\nlost';
const museum = compileOneProject(drawn(drawing, sketches));
const at = (pageId: string | undefined, text: string) => profilePage(museum, text, pageId, 0);

describe('profilePage (A7.20)', () => {
  test('profilePage returns the page whose keyword matches', () => {
    const went = { outcome: 'match', heardAs: 'page', chosenId: 'ships', targetId: 'ships', asideId: null };
    expect(at(undefined, 'the old ships')).toMatchObject({ ...went, pageId: 'home' });
  });

  test('ranks the nearest page first, pages out of reach last, and marks matches with a typing error', () => {
    const { pages, outcome } = at('home', 'mastz and ships');
    expect(pages.map(({ pageId, how, place }) => [pageId, how, place])).toEqual([
      ['ships', 'exact', 'sibling'],
      ['masts', 'slip', 'outside'],
    ]);
    expect(outcome).toBe('match');
    expect(at('ships', 'masts').pages[0]).toMatchObject({ pageId: 'masts', place: 'child', distance: 0 });
  });

  test('distinguishes pages that answer beside the open page from pages it moves to', () => {
    expect(at('size', 'blue elephants')).toMatchObject({ outcome: 'noMatch', heardAs: 'nothing', asideId: 'lost' });
    expect(at('ships', 'what can I say')).toMatchObject({ outcome: 'match', chosenId: 'aid', targetId: null });
    expect(at('ships', 'what can I say').asideId).toBe('aid');
  });

  test.each([
    ['size', 'seven', 'value'],
    ['masts', 'go back', 'command'],
    ['masts', 'say that again', 'command'],
    ['masts', 'blue elephants', 'nothing'],
  ] as const)('at the page %s, “%s” is understood as %s', (pageId, text, heardAs) => {
    const heard = at(pageId, text);
    expect(heard).toMatchObject({ heardAs, chosenId: null });
    expect(heard.outcome).toBe(heardAs === 'nothing' ? 'noMatch' : 'match');
  });

  test('recognises the commands for going back and for starting over', () => {
    expect(at('masts', 'go back').targetId).toBe('ships');
    expect(at('masts', 'start over').targetId).toBe('home');
  });

  test('profilePage returns no match for a page that does not exist', () => {
    expect(at('gone', 'ships')).toMatchObject({ outcome: 'noMatch', heardAs: null, pages: [] });
  });
});
