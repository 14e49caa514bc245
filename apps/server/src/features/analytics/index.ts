export { checkAlerts } from './alerts/check-alerts.ts';
export { listAnalyticProjects } from './names.repository.ts';
export { forgetSums, rollUpEvents } from './sums/roll-up.repository.ts';
export { sweepEvents } from './sums/sweep-events.repository.ts';
