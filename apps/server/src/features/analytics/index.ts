export { listAnalyticProjects } from './names.repository.ts';
export { forgetSums, rollUpEvents } from './sums/roll-up.repository.ts';
