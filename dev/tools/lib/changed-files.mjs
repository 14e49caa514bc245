import { run } from './run.mjs';

/** The commit that uncommitted and unpushed work starts from: the newest one that is upstream, else the last commit. */
export async function findChangeBase() {
  const { code, output } = await run('git', ['merge-base', 'HEAD', '@{upstream}'], { quiet: true });
  return code === 0 ? output.trim() : 'HEAD';
}

/** Paths that differ from a commit, files that git does not know yet included. */
export async function listChangedFiles(base) {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', base], { quiet: true }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { quiet: true }),
  ]);
  return lists.flatMap(({ output }) => output.split('\n').filter((line) => line !== ''));
}
