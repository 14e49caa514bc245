import { logLevels, type LogLevel } from '@confab/model';

/** The version that the client logs and reports at start (P9.29). */
export const clientVersion = '0.1.0';

/** Everything is logged by default (P9.19). */
let threshold: LogLevel = 'Verbose';

/** Sets the lowest level that is logged; an unknown level changes nothing (P7.46). */
export function setLogThreshold(level: string): void {
  threshold = logLevels.find((known) => known === level) ?? threshold;
}

type Reporter = (level: 'Warning' | 'Error', message: string) => void;
let report: Reporter | undefined;

/** Sets a receiver of logged warnings and errors; undefined removes it (A8.96). */
export function setLogReporter(reporter: Reporter | undefined): void {
  report = reporter;
}

export function logInformation(message: string): void {
  if (isLogged('Information') && isPrinted()) console.info(message);
}

export function logWarning(message: string): void {
  if (!isLogged('Warning')) return;
  if (isPrinted()) console.warn(message);
  report?.('Warning', message);
}

export function logError(message: string): void {
  if (!isLogged('Error')) return;
  if (isPrinted()) console.error(message);
  report?.('Error', message);
}

function isLogged(level: LogLevel): boolean {
  return logLevels.indexOf(level) >= logLevels.indexOf(threshold);
}

/** A build with VITE_CONSOLE=0 prints nothing (P9.29). */
function isPrinted(): boolean {
  return import.meta.env['VITE_CONSOLE'] !== '0';
}
