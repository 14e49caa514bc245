import { run } from './run.mjs';

/**
 * Finds the commit that uncommitted and unpushed work starts from: the merge base with upstream, or HEAD without
 * upstream.
 */
export async function findChangeBase() {
  const { code, output } = await run('git', ['merge-base', 'HEAD', '@{upstream}'], { quiet: true });
  return code === 0 ? output.trim() : 'HEAD';
}

/** Lists the paths that differ from a commit, including untracked files. */
export async function listChangedFiles(base) {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', base], { quiet: true }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { quiet: true }),
  ]);
  return lists.flatMap(({ output }) => output.split('\n').filter((line) => line !== ''));
}
