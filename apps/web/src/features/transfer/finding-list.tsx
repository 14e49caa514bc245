import type { TransferFinding } from '@confab/contracts';
import { Banner } from '@confab/ui';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import type { Message } from '../../words/message.ts';
import { useMessage } from '../../words/messages.ts';
import { words } from './words.ts';
import classes from './transfer.module.css';

const icons = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle };

/** Lists the findings of a package, errors first. */
export function FindingList({
  label,
  findings,
}: {
  readonly label: string;
  readonly findings: readonly TransferFinding[];
}) {
  const say = useWords(words);
  const translate = useMessage();
  return (
    <ul className={classes.findings} aria-label={label} tabIndex={0}>
      {findings.map((finding) => {
        const { severity, entry, code, message, names } = finding;
        const Icon = icons[severity];
        return (
          <li key={[severity, entry, code, ...names].join('|')} className={classes.finding}>
            <Icon
              size={18}
              stroke={1.8}
              className={classes[severity] ?? ''}
              role="img"
              aria-label={say.severity(severity)}
            />
            <span className={classes.findingWords}>
              {fillPlaceholders(
                say.finding(code, message),
                code === 'itemRefused' ? [translate(readRefusal(names))] : names,
              )}
              {entry !== '' && <code className={classes.entry}>{entry}</code>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was found in a file before its import; nothing for a file without findings. */
export function FoundFindings({ findings }: { readonly findings: readonly TransferFinding[] }) {
  const say = useWords(words);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      {errors > 0 && (
        <Banner level="error" isBoxed>
          {say.errors(errors)}
        </Banner>
      )}
      {findings.length > 0 && (
        <section>
          <h3 className={classes.heading}>{say.found}</h3>
          <FindingList label={say.found} findings={findings} />
        </section>
      )}
    </>
  );
}

/** The message of a refused item: its English text, its name, and the value of its placeholder, `{name}` or `{most}`. */
function readRefusal([message = '', messageName, value = '']: readonly string[]): Message {
  return { message, messageName: messageName || undefined, messageParts: { name: value, most: value } };
}

function fillPlaceholders(message: string, names: readonly string[]) {
  return message.replace(/\{(\d)\}/g, (place, index: string) => names[Number(index)] ?? place);
}
