/** The address that browsers send violations of a content security policy to (§3.10). */
export const cspReportPath = '/api/csp-report';
