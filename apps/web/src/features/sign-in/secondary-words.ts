import { defineWords } from '../../words/define-words.ts';

/** Texts of the modes that are loaded on demand. The sign-in form uses only `words.ts`. */
export const secondaryWords = defineWords(
  {
    createForm: 'Create account',
    signUp: 'Sign Up',
    acceptTerms: 'I accept the terms of use',
    thanks: 'Thank you for signing up.',
    created:
      'Your account has been created and a verification email has been sent. Please check your email and follow the instructions to verify your account.',
    forgotForm: 'Forgot password',
    forgotDescription: 'We will email you a link to choose a new password.',
    resetPassword: 'Reset Password',
    resetSent: 'Your password reset request has been sent. Please check your email and follow the instructions.',
    /** The text of the One site (P8.48). */
    resetSentOnOne: 'Your password reset request has gone through successfully, please check your email inbox',
    setForm: 'Set your password',
    setDescription: 'This account has no password yet. Choose one to log in with.',
    newPassword: 'New password',
    termsForm: 'Terms of use',
    termsDescription: 'Your email address is not verified yet. Please accept the terms of use to continue.',
    acceptAndLogIn: 'Accept and log in',
    strength: 'Password strength',
    /** The levels of the strength meter (P5.25). */
    bad: 'bad',
    weak: 'weak',
    okay: 'okay',
    good: 'good',
    strongest: 'strongest',
    ruleKept: '(done)',
    ruleNotKept: '(not yet)',
  },
  { de: async () => ({ words: (await import('./secondary-words.de.ts')).secondaryWords }) },
);
