/** Levels of the log, in rising order: the first is 1 and the last is 6 (P3.29). */
export const logLevels = ['Verbose', 'Debug', 'Information', 'Warning', 'Error', 'Fatal'] as const;
type LogLevel = (typeof logLevels)[number];

/** The version that the client gives when it says that it has started (P9.29). */
export const clientVersion = '0.1.0';

/** Everything is logged until somebody says otherwise (P9.19). */
let threshold: LogLevel = 'Verbose';

/** From now on only what has at least this level is logged; a level that is unknown changes nothing (P7.46). */
export function setLogThreshold(level: string): void {
  threshold = logLevels.find((known) => known === level) ?? threshold;
}

export function logInformation(message: string): void {
  if (isLogged('Information')) console.info(message);
}

export function logWarning(message: string): void {
  if (isLogged('Warning')) console.warn(message);
}

export function logError(message: string): void {
  if (isLogged('Error')) console.error(message);
}

/** Whether something of this level is logged: a build with VITE_CONSOLE=0 prints nothing (P9.29). */
function isLogged(level: LogLevel): boolean {
  return import.meta.env['VITE_CONSOLE'] !== '0' && logLevels.indexOf(level) >= logLevels.indexOf(threshold);
}
