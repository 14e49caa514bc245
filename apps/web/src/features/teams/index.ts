export { NoTeams } from './no-teams.tsx';
export { TeamsPage } from './teams-page.tsx';
