/** Utterances of callers that no sample of an assistant covers. */
export const offTopicLines = [
  'what is the capital of Peru',
  'sing me a song',
  'tell me a joke about penguins',
  'who won the match last night',
  'xqzt vbnmka',
  'how tall is Mount Everest',
  'do you have a brother',
  'play some jazz',
  'translate butterfly into Finnish',
  'my cat is sleeping on the keyboard',
  'is it going to snow in Oslo',
  'how many moons does Jupiter have',
  'sell my bicycle',
  'asdf',
  'what did you dream of',
  'a poem about glue',
] as const;

/** Utterances of callers in another language than the assistant's. */
export const germanLines = [
  'hallo',
  'wann habt ihr geöffnet',
  'ich möchte etwas bestellen',
  'wo seid ihr',
  'was kostet das',
  'kann ich mit jemandem sprechen',
  'ja bitte',
  'nein danke',
  'ich brauche einen Termin',
  'gibt es auch etwas ohne Milch',
  'danke, das war alles',
] as const;

export const farewells = ["that's all, thank you", 'bye', 'no thanks', 'goodbye', 'I am done'] as const;

/** Answers to questions, by a word of the question. The first that fits is used. */
export const answersByQuestion: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bname\b/i, ['Ada', 'Grace', 'Alan', 'my name is Mary', 'Edsger']],
  [/\be-?mail\b/i, ['ada@example.com', 'grace@example.com']],
  [/\b(?:phone|number)\b/i, ['01632 960 111', '01632 960 284']],
  [/\bhow many\b/i, ['two', 'four', 'six of us', 'just me']],
  [/\b(?:day|date)\b/i, ['tomorrow', 'on Friday', 'next Monday', 'today']],
  [/\b(?:time|when)\b/i, ['half past ten', 'at noon', '3 pm', 'in ten minutes']],
  [/\b(?:right|correct|shall I|would you like|do you want|is that)\b/i, ['yes', 'yes please', 'no', 'no thanks']],
  [/\banything else\b/i, ["that's all", 'no thanks', 'yes']],
];
