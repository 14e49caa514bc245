export { getActiveTeam } from './active-team.ts';
export { listAccountTeams } from './teams.repository.ts';
export { findMembers } from './members.repository.ts';
export { teamRoutes } from './teams.routes.ts';
