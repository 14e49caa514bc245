export { actionRoles, can, listRoles, needsVerification, type Action } from './can.ts';
export { flavourOf, isDevelopmentHost } from './flavour-of.ts';
export { germanRoleNames } from './role-names.de.ts';
export { isStaff, isVip, roleIncludes, roleName } from './roles.ts';
export { isAdmin, isLastAdmin } from './team-admins.ts';
export {
  deletionProblem,
  invitationProblems,
  isOpenable,
  switchableTeams,
  teamMessages,
  teamNameProblem,
  tidyTeamName,
} from './team-rules.ts';
