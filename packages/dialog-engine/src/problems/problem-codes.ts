import { oneSeverityByCode } from './one-problem-codes.ts';
import { proSeverityByCode } from './pro-problem-codes.ts';

/** An error prevents a part of the project from working; a warning is worth a look. */
export type Severity = 'error' | 'warning';

/** The severity of each problem code of Pro and One projects. */
export const severityByCode = { ...proSeverityByCode, ...oneSeverityByCode };

export type ProblemCode = keyof typeof severityByCode;
