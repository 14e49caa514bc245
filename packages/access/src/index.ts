export { actionRoles, can, needsVerification, type Action } from './can.ts';
export { flavourOf, isDevelopmentHost } from './flavour-of.ts';
export { isStaff, isVip, roleIncludes, roleName, rolesAtLeast } from './roles.ts';
export { checkTeamName, teamMessages, tidyTeamName } from './team-rules.ts';
export {
  deletionProblem,
  invitationProblems,
  isOpenable,
  switchableTeams,
  teamMessages,
  teamNameProblem,
} from './team-rules.ts';
