/** Why `npm run seed` creates no conversations; printed by the command. */
export const demoMessages = {
  noSampleProject: 'The demo team has no sample project that could be talked to.',
  noDemoTeam: 'This database has no demo team, so no demo conversations are held in it.',
} as const;
