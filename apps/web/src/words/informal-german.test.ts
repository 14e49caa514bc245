import { expect, test } from 'vitest';

const modules = import.meta.glob<string>('../**/*.de.ts', { query: '?raw', import: 'default', eager: true });

test('the German interface addresses its readers informally; only visitors of a chat are addressed formally', () => {
  const files = Object.entries(modules).filter(([path]) => !path.startsWith('../chat/'));
  expect(files.length).toBeGreaterThan(20);
  const formal = files.flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:Ihnen|Ihr(?:e[nmrs]?)?)\b|\p{L}+(?:en|eln|ern) Sie\b/gu)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(formal).toEqual([]);
});

test('the German interface has one word for a thing: Absicht, Ablauf, Sammlung, Schritt, Ton, and the keys of German keyboards', () => {
  const foreign = Object.entries(modules).flatMap(([path, text]) =>
    listTexts(text)
      .filter((one) =>
        /\b(?:Intents?|Klänge|Suites?|Turns?|Workflows?|Ctrl|Shift|Delete|Escape)\b|(?<!Keine )\bEingabe(?:taste)?\b/.test(
          one,
        ),
      )
      .map((one) => `${path}: ${one}`),
  );
  expect(foreign).toEqual([]);
});

test('the German interface writes noch einmal and ZIP-Datei, and no other words for them', () => {
  const others = Object.entries(modules).flatMap(([path, text]) =>
    listTexts(text)
      .filter((one) => /\b(?:[Ee]rneut\w*|[Nn]ochmals?|[Zz]ips?|ZIP(?!-Datei))\b/.test(one))
      .map((one) => `${path}: ${one}`),
  );
  expect(others).toEqual([]);
});

/** The texts of a module, without its comments. */
function listTexts(module: string): readonly string[] {
  const code = module.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
  return [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)].map(([text]) => text);
}
