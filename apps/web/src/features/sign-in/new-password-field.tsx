import { passwordLevels, passwordStrength } from '@confab/identity';
import { StrengthMeter } from '@confab/ui';
import { PasswordInput } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { otherWords } from './other-words.ts';
import { words } from './words.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** In English, as rules word it. */
  readonly error: string | undefined;
  readonly hasFocus?: boolean;
}

/** A box for a password that is being chosen: it can be shown, and its strength and rules stand below (P5.26). */
export function NewPasswordField({ label, password, onPassword, error, hasFocus = false }: NewPasswordFieldProps) {
  const say = { ...useWords(words), ...useWords(otherWords) };
  const tell = useMessage();
  const { level, rules } = passwordStrength(password);
  return (
    <div>
      <PasswordInput
        label={label}
        name="new-password"
        autoComplete="new-password"
        size="md"
        value={password}
        error={error && tell(error)}
        visibilityToggleButtonProps={{ 'aria-label': say.togglePassword, tabIndex: 0 }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for only where the page is this one field
        autoFocus={hasFocus}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      <StrengthMeter
        label={say.strength}
        level={password === '' ? 0 : passwordLevels.indexOf(level) + 1}
        most={passwordLevels.length}
        word={tell(level)}
        rules={rules.map(({ label: rule, isMet }) => ({ label: tell(rule), isKept: isMet }))}
        kept={say.ruleKept}
        notKept={say.ruleNotKept}
      />
    </div>
  );
}
