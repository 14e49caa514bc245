import { passwordLevels, passwordStrength } from '@confab/identity';
import { StrengthMeter } from '@confab/ui';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { otherWords } from './other-words.ts';
import { PasswordBox } from './password-box.tsx';

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
  const say = useWords(otherWords);
  const tell = useMessage();
  const { level, rules } = passwordStrength(password);
  return (
    <div>
      <PasswordBox
        label={label}
        kind="new-password"
        password={password}
        onPassword={onPassword}
        error={error}
        hasFocus={hasFocus}
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
