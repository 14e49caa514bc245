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
export const hostileTexts: ReadonlyMap<string, InputFamily> = new Map([
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

/** How much longer twice the input may take. */
const growthMax = 2.5;
/** Processor time below which growth is not measured, and above which it is measured once, in milliseconds. */
const [floorMs, sureMs] = [15, 1_000];
const repetitions = 4;
/** How much larger the inputs of each attempt are. */
const attemptFactors = [1, 2, 4, 1, 2, 4];

/**
 * Runs a function with inputs of a size and of twice the size, and returns how many times longer the second took; 1 when
 * both are fast. Measures processor time, the best of several runs, so that a busy machine does not matter, and repeats
 * steep growth with larger inputs, where the collection of garbage and the compiler matter less.
 */
function measureGrowth<Input>(run: (input: Input) => unknown, family: InputFamily<Input>, size = 6_000): number {
  if (measureMs(run, family(2 * size)) < floorMs) return 1;
  let least = Number.POSITIVE_INFINITY;
  for (const factor of attemptFactors) {
    const [input, double] = [family(factor * size), family(2 * factor * size)];
    let [best, bestOfDouble] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let repetition = 0; repetition < repetitions && bestOfDouble >= floorMs; repetition += 1) {
      best = Math.min(best, measureMs(run, input));
      bestOfDouble = Math.min(bestOfDouble, measureMs(run, double));
    }
    if (bestOfDouble < floorMs) return 1;
    least = Math.min(least, bestOfDouble / Math.max(best, 0.1));
    if (least <= growthMax || bestOfDouble > sureMs) break;
  }
  return least;
}

/** Lists the families for which a function takes more than `growthMax` times longer when the input doubles. */
export function listSteepGrowth<Input>(
  run: (input: Input) => unknown,
  families: Iterable<readonly [string, InputFamily<Input>]>,
  size?: number,
): string[] {
  return [...families].flatMap(([name, family]) => {
    const growth = measureGrowth(run, family, size);
    return growth > growthMax ? [`${name}: ${growth.toFixed(1)} ×`] : [];
  });
}

/** Runs a parser and ignores what it throws, because rejecting a text is a valid result. */
export function ignoreRefusals<Input>(run: (input: Input) => unknown): (input: Input) => void {
  return (input) => {
    try {
      run(input);
    } catch (error) {
      if (error instanceof RangeError) throw error; // The stack is used up.
    }
  };
}

interface CpuUsage {
  readonly user: number;
  readonly system: number;
}
/** The process of Node, whose types the workspaces for browsers do not have. */
const { process: node } = globalThis as unknown as { process: { cpuUsage(before?: CpuUsage): CpuUsage } };

function measureMs<Input>(run: (input: Input) => unknown, input: Input): number {
  const before = node.cpuUsage();
  run(input);
  const { user, system } = node.cpuUsage(before);
  return (user + system) / 1_000;
}
