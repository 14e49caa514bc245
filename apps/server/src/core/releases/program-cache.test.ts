import { compile, type ProjectSource } from '@confab/dialog-engine';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { ProgramCache, type CachedProgram } from './program-cache.ts';

/** A project with long responses. */
function aSource(projectId: string, edit: number): ProjectSource {
  const values = { Response: { Entries: [{ EntryId: 'e', SpokenText: `${edit} ${'long '.repeat(400)}` }] } };
  const nodes = Array.from({ length: 50 }, (_, at) => aSourceNode('Say', `n${at}`, values, 'w'));
  return {
    project: { id: projectId, type: 'Pro', displayName: '', values: {} },
    workflows: [{ id: 'w', type: 'Standard', displayName: '', values: {} }],
    nodes,
  };
}

const aProgram = (projectId: string, seq: number): CachedProgram => ({
  program: compile(aSource(projectId, seq)),
  seq,
});

describe('the programs in memory', () => {
  test('one program of the drafts of a project is held in memory, however many edits follow', async () => {
    const cache = new ProgramCache();
    await cache.findOrCompile('draft a', 0, async () => aProgram('a', 0));
    const first = cache.estimateBytes();
    for (let seq = 1; seq <= 20; seq += 1) await cache.findOrCompile('draft a', seq, async () => aProgram('a', seq));
    expect(cache.size).toBe(1);
    expect(cache.estimateBytes()).toBeLessThan(first * 1.1);
    expect(cache.find('draft a', 20)?.seq).toBe(20);
    expect(cache.find('draft a', 21)).toBeUndefined();
  });

  test('the programs in memory stay within a number of bytes, and the one that was used last always stays', async () => {
    const one = new ProgramCache();
    await one.findOrCompile('draft a', 1, async () => aProgram('a', 1));
    const bytes = one.estimateBytes();
    expect(bytes).toBeGreaterThan(50 * 2_000);
    const cache = new ProgramCache(bytes * 3.5);
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await cache.findOrCompile(`draft ${id}`, 1, async () => aProgram(id, 1));
      expect(cache.estimateBytes()).toBeLessThanOrEqual(bytes * 3.5);
    }
    expect(cache.size).toBe(3);
    expect(cache.find('draft b', 1)).toBeUndefined();
    const tiny = new ProgramCache(1);
    await tiny.findOrCompile('draft a', 1, async () => aProgram('a', 1));
    expect(tiny.size).toBe(1);
  });

  test('simultaneous requests compile a program once, and again if the first request fails', async () => {
    const cache = new ProgramCache();
    let compiled = 0;
    const slow = async () => {
      compiled += 1;
      await new Promise(setImmediate);
      return aProgram('a', 1);
    };
    const both = await Promise.all([cache.findOrCompile('draft a', 1, slow), cache.findOrCompile('draft a', 1, slow)]);
    expect(compiled).toBe(1);
    expect(both[0]).toBe(both[1]);
    const failing = cache.findOrCompile('draft a', 2, async () => {
      await new Promise(setImmediate);
      throw new Error('The transaction ended.');
    });
    const joined = cache.findOrCompile('draft a', 2, async () => aProgram('a', 2));
    await expect(failing).rejects.toThrow('The transaction ended.');
    expect((await joined).seq).toBe(2);
  });

  test('a program is not replaced by one of an earlier state that was compiled later', async () => {
    const cache = new ProgramCache();
    const older = cache.findOrCompile('draft a', 1, async () => {
      await new Promise(setImmediate);
      return aProgram('a', 1);
    });
    await cache.findOrCompile('draft a', 2, async () => aProgram('a', 2));
    expect((await older).seq).toBe(2);
  });
});
