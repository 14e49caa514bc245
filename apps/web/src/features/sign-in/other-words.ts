import { defineWords } from '../../words/define-words.ts';

/** Words of the modes that come when they are asked for; those of signing in stand in `words.ts`. */
export const otherWords = defineWords(
  {
    createForm: 'Create account',
    signUp: 'Sign Up',
    acceptTerms: 'I accept the terms of use',
    thanks: 'Thank you for signing up.',
    created:
      'Your account has been created and a verification email has been sent. Please check your email and follow the instructions to verify your account.',
    forgotForm: 'Forgot password',
    forgotWhy: 'We send you a link that lets you choose a new password.',
    resetPassword: 'Reset Password',
    resetSent: 'Your password reset request has been sent. Please check your email and follow the instructions.',
    /** As a sibling site words it (P8.48). */
    resetSentElsewhere: 'Your password reset request has gone through successfully, please check your email inbox',
    setForm: 'Set your password',
    setWhy: 'This account has no password yet. Choose one to log in with.',
    newPassword: 'New password',
    termsForm: 'Terms of use',
    termsWhy: 'Your email address is not verified yet. Please accept the terms of use before you go on.',
    acceptAndLogIn: 'Accept and log in',
    strength: 'Password strength',
    ruleKept: '(done)',
    ruleNotKept: '(not yet)',
  },
  { de: async () => ({ words: (await import('./other-words.de.ts')).otherWords }) },
);
