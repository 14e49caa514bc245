export { checkEmailAddress, emailKey, localPartOf, type EmailFault } from './email-address.ts';
export { isAcceptablePassword, type PasswordSetting } from './is-acceptable-password.ts';
export {
  passwordLength,
  passwordLevels,
  passwordStrength,
  type PasswordLevel,
  type PasswordRule,
  type PasswordStrength,
} from './password-strength.ts';
export {
  checkCreateAccount,
  checkEmailStep,
  checkForgotPassword,
  checkNewPassword,
  checkSignIn,
  signInMessages,
  type FormFault,
} from './sign-in-forms.ts';
