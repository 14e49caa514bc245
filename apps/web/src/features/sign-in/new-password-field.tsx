import { passwordLevels, passwordStrength } from '@confab/identity';
import { StrengthMeter } from '@confab/ui';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { secondaryWords } from './secondary-words.ts';
import { PasswordBox } from './password-box.tsx';
import type { Message } from '../../words/message.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** The message of the validation rule, which the field translates by its name. */
  readonly error: Message | undefined;
  readonly hasFocus?: boolean;
}

/** A field for choosing a password, with its strength and its rules below (P5.26). */
export function NewPasswordField({ label, password, onPassword, error, hasFocus = false }: NewPasswordFieldProps) {
  const say = useWords(secondaryWords);
  const translate = useMessage();
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
        word={say[level]}
        rules={rules.map(({ label: rule, isMet }) => ({ label: translate(rule), isKept: isMet }))}
        kept={say.ruleKept}
        notKept={say.ruleNotKept}
      />
    </div>
  );
}
