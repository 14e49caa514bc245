import { expect, test } from 'vitest';
import { findSettingFaults } from './find-setting-faults.mjs';

const sound = {
  'apps/server/src/config.ts': 'const schema = z.object({\n  PORT: z.number(),\n  REDIS_URL: z.url(),\n});\n',
  '.env.example': '# The port.\nPORT=4000\n# REDIS_URL=redis://localhost\n',
  'docs/guides/run-in-public.md': '| `PORT` | the port |\n| `REDIS_URL` | the address |\n',
};
const find = (changes) => findSettingFaults((path) => ({ ...sound, ...changes })[path]);

test('settings that are described everywhere pass', () => expect(find({})).toEqual([]));

test.each([
  ['.env.example', 'PORT=4000\n', 'REDIS_URL is missing'],
  ['docs/guides/run-in-public.md', '| `REDIS_URL` | beside `PORT` |\n', 'PORT is missing'],
  ['.env.example', `${sound['.env.example']}HOST=a\n`, 'HOST is no setting of apps/server/src/config.ts'],
  [
    'docs/guides/run-in-public.md',
    `${sound['docs/guides/run-in-public.md']}| \`HOST\` | the host |\n`,
    'HOST is no setting of apps/server/src/config.ts',
  ],
])('a setting in which %s differs from the server is found', (path, text, fault) => {
  expect(find({ [path]: text })).toEqual([`${path}: ${fault}`]);
});

test('a file of settings in which none is found is a fault of the check itself', () => {
  expect(find({ 'apps/server/src/config.ts': 'export const config = {};' })).toEqual([
    'apps/server/src/config.ts: no settings found; adjust the pattern of this check',
  ]);
});
