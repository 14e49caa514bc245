export { actionRoles, can, needsVerification, type Action } from './can.ts';
export { flavourOf, isDevelopmentHost } from './flavour-of.ts';
export { isVip, roleIncludes, rolesAtLeast } from './roles.ts';
