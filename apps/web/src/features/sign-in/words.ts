import { defineWords } from '../../words/define-words.ts';

export const words = defineWords(
  {
    headline: 'Welcome to Confab',
    subheading: 'Log in or create an account to get started',
    email: 'Email',
    password: 'Password',
    togglePassword: 'Show or hide the password',
    signInForm: 'Sign in',
    logIn: 'Log in',
    forgotPassword: 'Forgot Password',
    createAccount: 'Create Account',
    backToLogin: 'Back to Login',
    unknownAccount: 'There is no account with this email address yet. Create one to get started.',
  },
  { de: () => import('./words.de.ts') },
);
