import { expect, test } from 'vitest';
import { createFindings } from './finding.ts';

test('findings beyond the limit are counted, errors too, and the first error is listed', () => {
  const findings = createFindings();
  for (let at = 0; at < 700; at += 1) findings.warn(`w${at}`, 'fileNotInZip');
  for (let at = 0; at < 1_500; at += 1) findings.error(`e${at}`, 'fileDamaged');
  const listed = findings.list();
  expect(listed[0]).toMatchObject({ severity: 'error', entry: 'e0' });
  expect(listed.length).toBe(1_001);
  expect(listed.at(-1)).toEqual({
    severity: 'info',
    entry: '',
    code: 'moreFindings',
    message: 'More findings: {0}.',
    names: ['1200'],
  });
});

test('merged lists say how many findings both of them left out', () => {
  const lists = ['a', 'b'].map((name) => {
    const findings = createFindings();
    for (let at = 0; at < 600; at += 1) findings.warn(`${name}${at}`, 'fileNotInZip');
    return findings.list();
  });
  const all = createFindings();
  for (const list of lists) all.addAll(list);
  expect(all.list().at(-1)?.names).toEqual(['700']);
});
