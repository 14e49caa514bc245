// A test file imports this to run on PostgreSQL as well, in the stage `postgres`: it tests locks, transactions at once,
// triggers, plans, prepared statements, migrations or quotas, which can differ from the embedded database.
// `npm test -- everything` runs all test files of routes on PostgreSQL.
export const runsOnPostgres = true;
