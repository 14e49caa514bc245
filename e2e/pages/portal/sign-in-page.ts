import type { Page } from '@playwright/test';
import type { ServerProcess } from '../../fixtures/server-process.ts';

/** A password that the rules accept. */
export const password = 'Harbour!View22';

/** The sign-in page and its form for a new account. Clicks and types; expectations stay in the stories. */
export class SignInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(server: ServerProcess): Promise<void> {
    await this.page.goto(`${server.site('my')}/login`);
  }

  /** The heading of the sign-in page, or of a page that a mail leads to. */
  heading(name: string) {
    return this.page.getByRole('heading', { name });
  }

  get logInButton() {
    return this.page.getByRole('button', { name: 'Log in' });
  }

  get email() {
    return this.page.getByLabel('Email');
  }

  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }

  /** Opens the form for a new account. */
  async startNewAccount(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Account' }).click();
    // The form is loaded when it is first opened.
    await this.page.getByRole('form', { name: 'Create account' }).waitFor();
  }

  /** Fills in the form for a new account, but leaves the terms unaccepted. */
  async fillInNewAccount(email: string): Promise<void> {
    await this.startNewAccount();
    await this.fillIn(email);
  }

  async acceptTerms(): Promise<void> {
    await this.page.getByRole('checkbox').check();
  }

  get signUpButton() {
    return this.page.getByRole('button', { name: 'Sign Up' });
  }

  get accountCreatedMessage() {
    return this.page.getByText('Your account has been created and a verification email has been sent.');
  }

  async logIn(email: string, secret = password): Promise<void> {
    await this.fillIn(email, secret);
    await this.logInButton.click();
  }

  /** Asks for the mail with which a forgotten password is reset. */
  async requestPasswordReset(email: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Forgot Password' }).click();
    // The form is loaded when it is first opened.
    const resetButton = this.page.getByRole('button', { name: 'Reset Password' });
    await resetButton.waitFor();
    await this.email.fill(email);
    await resetButton.click();
  }

  /** Accepts the terms that are shown before a first sign-in. */
  async acceptAndLogIn(): Promise<void> {
    await this.acceptTerms();
    await this.page.getByRole('button', { name: 'Accept and log in' }).click();
  }

  /** A link or button of the pages that mails lead to. */
  action(name: string) {
    return this.page.getByRole('link', { name }).or(this.page.getByRole('button', { name })).first();
  }

  /** Says that an address is verified. */
  get accountReadyMessage() {
    return this.page.getByText('Your Confab account is ready.');
  }

  /** The link to the sign-in page after a password was reset. */
  get loginLink() {
    return this.page.getByRole('link', { name: 'Go to Login' });
  }

  get passwordSetMessage() {
    return this.page.getByText('Password set successfully');
  }

  /** Follows the Login link of the pages that mails lead to. */
  async followLoginLink(): Promise<void> {
    await this.action('Login').click();
  }

  /** Sets a password on a page that a mail leads to. */
  async setPassword(newPassword: string, submit: 'Submit' | 'Reset Password'): Promise<void> {
    await this.page.getByLabel('New password', { exact: true }).fill(newPassword);
    await this.page.getByRole('button', { name: submit }).click();
  }

  private async fillIn(email: string, secret = password) {
    // The page before it, such as My Profile while a log-out is sent, may have an email field too.
    await this.page.getByRole('form').filter({ has: this.password }).getByLabel('Email').fill(email);
    await this.password.fill(secret);
  }
}
