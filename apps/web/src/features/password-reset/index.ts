export { PasswordResetPage } from './password-reset-page.tsx';
export { ResetForm } from './reset-form.tsx';
