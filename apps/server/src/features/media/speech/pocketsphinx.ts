import { execFile } from 'node:child_process';
import { access, constants, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { withTemporaryFolder } from '../../../storage/temporary-folders.ts';
import type { SpeechToText } from './speech-to-text.ts';

const run = promisify(execFile);
const programName = 'pocketsphinx_continuous';
const timeoutMs = 60_000;
const outputMax = 100_000;

/** The path of the program in one of the folders of a search path. */
export async function findPocketsphinx(searchPath: string): Promise<string | undefined> {
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    const path = join(folder, programName);
    if (await isProgram(path)) return path;
  }
  return undefined;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false; // Not there, or not executable.
  }
}

/** Transcribes with pocketsphinx. It knows only English; the probable words are its grammar. */
export function createPocketsphinx(program: string): SpeechToText {
  return {
    engine: 'pocketsphinx',
    transcribe: ({ wav, expectedText }) =>
      withTemporaryFolder('speech', async (folder) => {
        const [sound, grammar] = [join(folder, 'speech.wav'), join(folder, 'expected.gram')];
        await writeFile(sound, wav);
        const sentences = toSentences(expectedText);
        if (sentences.length > 0) await writeFile(grammar, createGrammar(sentences));
        const options = ['-infile', sound, '-logfn', '/dev/null', ...(sentences.length > 0 ? ['-jsgf', grammar] : [])];
        // No shell reads the arguments, and the program gets no settings of the server.
        const { stdout } = await run(program, options, { timeout: timeoutMs, maxBuffer: outputMax, env: {} });
        return stdout.replaceAll(/\s+/g, ' ').trim();
      }),
  };
}

/** The sentences of a text in words of letters, as the recogniser knows them. */
export function toSentences(text: string): readonly string[] {
  const sentences = text.split(/[.!?;\n]+/).map((sentence) =>
    sentence
      .toLowerCase()
      .replaceAll(/[^a-z' ]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(sentences)].filter((sentence) => sentence !== '');
}

function createGrammar(sentences: readonly string[]): string {
  return `#JSGF V1.0;\ngrammar expected;\npublic <text> = ( ${sentences.join(' | ')} )+;\n`;
}
