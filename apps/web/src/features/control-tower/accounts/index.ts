export { AccountList } from './account-list.tsx';
export { AuditList } from './audit-list.tsx';
