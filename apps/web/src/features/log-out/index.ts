export { SwitchAccountButton } from './lazy-switch-account-button.tsx';
export { useLogOut } from './use-log-out.ts';
