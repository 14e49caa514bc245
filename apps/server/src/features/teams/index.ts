export { getActiveTeam } from './active-team.ts';
export { findMembers } from './members.repository.ts';
export { teamRoutes } from './teams.routes.ts';
