/** A text or other input of about `size` characters or entries. */
export type InputFamily<Input = string> = (size: number) => Input;

const repeat =
  (piece: string, ending = ''): InputFamily =>
  (size) =>
    piece.repeat(Math.ceil(size / piece.length)) + ending;
const nest =
  (open: string, close: string): InputFamily =>
  (size) => {
    const levels = Math.ceil(size / (open.length + close.length));
    return open.repeat(levels) + close.repeat(levels);
  };

const openers = [
  '<',
  '(',
  '[',
  '{',
  '"',
  "'",
  '`',
  '/*',
  '\\',
  '\\"',
  '{tv.',
  '![',
  '!["',
  '!(',
  ')[',
  '](',
  '()[',
  '#[',
];
const tags = ['<p', '<p ', '<a href="', '<script>', '<style ', '<script></style>', '</', '<!--', '&', '&lt', '<break '];
const signs = [
  '+',
  '+a',
  ' +a',
  '~',
  '-',
  '-a',
  '_',
  '_x',
  ' ',
  '\t',
  '\n',
  ' \n',
  '\r',
  '\r\n',
  ',',
  ',"',
  '""',
  '"a",',
  '*',
  '$&',
];
const words = [
  'a',
  'a ',
  'to ',
  'to \n',
  '1',
  '1 ',
  '1.',
  '1a',
  'ä',
  '"ä',
  '😀',
  'z',
  'token',
  'token ',
  'code=',
  '/',
  '//',
  'http://',
  '@',
  'a@',
];
const lines = [
  'a\n',
  '"a"\n',
  'x,y\n',
  '- a\n',
  '- - ',
  'a: b\n',
  '? ',
  '[a](',
  '{"a":',
  '[[',
  '[],',
  'eyJaaaaaaaa-',
  'from ',
];

/** Texts that make careless parsers slow: repeated openers, nesting, unclosed marks, long lines, many small items. */
const hostileTexts: ReadonlyMap<string, InputFamily> = new Map([
  ...[...openers, ...tags, ...signs, ...words, ...lines].flatMap((piece) => [
    [`${JSON.stringify(piece)} many times`, repeat(piece)] as const,
    [`${JSON.stringify(piece)} many times and another end`, repeat(piece, '\u0001x!')] as const,
  ]),
  ...(
    [
      ['(', ')'],
      ['[', ']'],
      ['{', '}'],
      ['<b>', '</b>'],
      ['{"a":', '}'],
      ['([', '])'],
    ] as const
  ).map(([open, close]) => [`${open} nested in ${open}`, nest(open, close)] as const),
]);

/** A function whose time must be linear in its input. `npm run bench -- growth` measures it. */
export interface GrowthCase {
  readonly name: string;
  readonly run: (input: never) => unknown;
  readonly families: ReadonlyMap<string, InputFamily<unknown>>;
  /** The smaller of the sizes that are measured. */
  readonly size: number;
}

/** A function that parses a text from outside. A refusal is a valid result. */
export function createTextCase(name: string, run: (text: string) => unknown): GrowthCase {
  return { name, run: ignoreRefusals(run), families: hostileTexts, size: 6_000 };
}

/** A function whose input is not a text, or a text of another kind. A refusal is a valid result. */
export function createGrowthCase<Input>(
  name: string,
  run: (input: Input) => unknown,
  families: Readonly<Record<string, InputFamily<Input>>>,
  size: number,
): GrowthCase {
  return { name, run: ignoreRefusals(run), families: new Map(Object.entries(families)), size };
}

/** Runs a case with an input of each family, and lists the families that it cannot cope with, with the error. */
export function listFailures({ run, families, size }: GrowthCase): string[] {
  return [...families].flatMap(([name, family]) => {
    try {
      // The families of a case make inputs of its function.
      run(family(size) as never);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

/** Runs a parser and ignores what it throws, because rejecting a text is a valid result. */
function ignoreRefusals<Input>(run: (input: Input) => unknown): (input: Input) => void {
  return (input) => {
    try {
      run(input);
    } catch (error) {
      if (error instanceof RangeError) throw error; // The stack is used up.
    }
  };
}
