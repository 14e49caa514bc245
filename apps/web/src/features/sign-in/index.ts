export { EntryCard } from './entry-card.tsx';
export { EmailField, FormMessage } from './form-parts.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { PasswordBox } from './password-box.tsx';
export { SignInPage } from './sign-in-page.tsx';
