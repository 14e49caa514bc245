export { checkEmailAddress, emailKey, localPartOf } from './email-address.ts';
export { browserMessages, describeBrowser, readBrowserNames, type BrowserMessages } from './describe-browser.ts';
export { isAcceptablePassword } from './is-acceptable-password.ts';
export { lockout, type LockoutKind } from './lockout.ts';
export { checkCreateAccount, checkFirstPassword, checkSignUpPassword, checkNewPassword } from './new-password-forms.ts';
export { isPasswordTooLong, passwordLevels, passwordMessages, passwordStrength } from './password-strength.ts';
export { checkEmailStep, checkForgotPassword, checkSignIn, signInMessages, type FormFault } from './sign-in-forms.ts';
export { checkEmailChange, checkPasswordChange, securityMessages } from './security-panels.ts';
export { nameBrowserLanguage, readLanguage } from './profile-language.ts';
export {
  isInvitation,
  maskEmail,
  passwordBoxWindowHeight,
  readWelcomeLink,
  welcomeMessages,
  welcomeView,
  type SignupType,
  type WelcomeAnswer,
  type WelcomeLink,
  type WelcomeView,
} from './welcome-page.ts';
