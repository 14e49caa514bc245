import { describe, expect, test } from 'vitest';
import { findJsonCasts } from './find-json-casts.mjs';

const find = (text) => findJsonCasts('some.ts', text).map(({ line, fault }) => `${line}: ${fault.split(';')[0]}`);

describe('casts of parsed JSON', () => {
  test.each([
    ['const point = JSON.parse(text) as Point;', '1: is cast to Point'],
    ['\nreturn text === null ? [] : (JSON.parse(text) as Line[]);', '2: is cast to Line[]'],
    ['const point = (text ? JSON.parse(text) : none) as Point;', '1: is cast to Point'],
    ['const point = (JSON.parse(unpack(text(0))) ?? none) as Point;', '1: is cast to Point'],
    ['const { x } = JSON.parse(text) as { x: number };', '1: is cast to { x: number }'],
    ['const point = <Point>JSON.parse(text);', '1: is cast to Point'],
    ['const point = z.decode(schema, JSON.parse(text) as never);', '1: is cast to never'],
    ['// We wrote it.\nconst point = JSON.parse(text) as Point;', '2: is cast to Point'],
    ['const point: Point = JSON.parse(text);', '1: is declared as Point'],
    ['function read(): Point {\n  return JSON.parse(text);\n}', '2: is returned as Point'],
    ['// We wrote it.\nconst read = (): Point => JSON.parse(text);', '2: is returned as Point'],
    ['function read<T>(none: T): T { return text === null ? none : JSON.parse(text); }', '1: is returned as T'],
    ['async function read(): Promise<Point> { return JSON.parse(text); }', '1: is returned as Point'],
    ['const points = texts.map((text) => JSON.parse(text));', '1: is returned without a type'],
    ['class Some { read() { return JSON.parse(text); } }', '1: is returned without a type'],
  ])('the cast of parsed JSON in %s is found', (text, fault) => expect(find(text)).toEqual([fault]));

  test.each([
    'const value: JsonValue = JSON.parse(text);',
    'const value: unknown = text === null ? {} : JSON.parse(text);',
    'const point = schema.parse(JSON.parse(text));',
    'function read(): unknown { return JSON.parse(text); }',
    'const read = (text: string): JsonValue => JSON.parse(text);',
    'async function read(): Promise<unknown> { return JSON.parse(text); }',
    'function read(): Point { return schema.parse(JSON.parse(text)); }',
    'const name = String(JSON.parse(text));',
    'const point = readJsonText(text as JsonText<Point>);',
    'const length = (JSON.parse(text) === null ? [] : all) as Point[];',
    '// Every member is checked below.\nconst { x }: Partial<Point> = JSON.parse(text);',
  ])('no cast of parsed JSON in %s is reported', (text) => expect(find(text)).toEqual([]));
});
