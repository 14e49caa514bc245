const names = 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' ');
const weekdays = `
1: Montag | Montags
2: Dienstag | Dienstags
3: Mittwoch | Mittwochs
4: Donnerstag | Donnerstags
5: Freitag | Freitags
6: Samstag | Sonnabend | Samstags
7: Sonntag | Sonntags`;
const partsOfWeekdays = [
  ['morning', ['morgen', 'früh', 'vormittag']],
  ['noon', ['mittag']],
  ['afternoon', ['nachmittag']],
  ['evening', ['abend']],
  ['night', ['nacht']],
] as const;

/** A weekday and a part of the day form one word, Samstagabend, though many people write two. */
const weekdayParts = names.flatMap((name, index) =>
  partsOfWeekdays.map(([part, words]) => {
    const said = words.flatMap((word) => [`${name}${word}`, `${name}${word}s`, `${name} ${word}`]);
    return `${index + 1} ${part}: ${said.join(' | ')}`;
  }),
);

/** Words for each of a weekday: montags, dienstagabends. */
export const germanWeekdayPlurals = names
  .map((name, index) => {
    const parts = partsOfWeekdays.flatMap(([, words]) => words.map((word) => `${name}${word}s`));
    return `${index + 1}: ${[`${name}s`, ...parts].join(' | ')}`;
  })
  .join('\n');

/** The weekdays in German, alone or with a part of the day. */
export const germanWeekdays = [weekdays, ...weekdayParts].join('\n');
