import { germanRoleNames, roleName } from '@confab/access';
import type { TeamRole } from '@confab/model';
import { useLanguage } from '../language.ts';

/** Returns a function that gives the name of a role in the language of the interface. */
export function useRoleName(): (role: TeamRole) => string {
  const language = useLanguage((state) => state.language);
  return language === 'de' ? (role) => germanRoleNames[role] : roleName;
}
