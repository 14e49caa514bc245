import type { TokenReader } from './turn-run.ts';

/** Readers of the system tokens, by the names that authors write. The catalogue describes the same tokens. */
const readers: Readonly<Record<string, TokenReader>> = {
  ALK_UserUtterance: (run) => run.lastUtterance,
  ALK_LastIntent: (run) => run.lastIntent,
  ALK_Platform: (run) => run.context.platform,
  ALK_Language: (run) => run.program.language,
  ALK_IsNewUser: (run) => run.context.isNewUser,
  ALK_TurnCount: (run) => run.turnCount,
  ALK_ProjectName: (run) => run.program.projectName,
};

/** System tokens by name. */
export const systemTokens: ReadonlyMap<string, TokenReader> = new Map(Object.entries(readers));
