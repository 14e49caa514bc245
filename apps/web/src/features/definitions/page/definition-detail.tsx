import type { FoundProblem } from '@confab/dialog-engine';
import type { Property } from '@confab/model';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { focusWhenRendered } from '../../../platform/focus/focus-when-rendered.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { TableRowForm } from '../../inputs/index.ts';
import { FixButton, useFixProblem } from '../../validation/index.ts';
import classes from '../definitions.module.css';
import { words } from '../words.ts';

interface DefinitionDetailProps {
  /** The table of the project; undefined for a row that has no inputs. */
  readonly property: Property | undefined;
  readonly rowId: string;
  readonly problems: readonly FoundProblem[];
  /** Buttons for the whole row. */
  readonly actions?: ReactNode;
  /** Shown below the inputs. */
  readonly below?: ReactNode;
  /** Shown beside the inputs: where the row is used and more. */
  readonly children: ReactNode;
}

/** The details of a row: its inputs, its problems and where it is used. */
export function DefinitionDetail({ property, rowId, problems, actions, below, children }: DefinitionDetailProps) {
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusBlankName(form.current), []);
  const side = useRef<HTMLDivElement>(null);
  const fixProblem = useFixProblem();

  async function fix(problem: FoundProblem) {
    const text = await fixProblem?.(problem);
    if (text !== undefined) showToast({ text: { message: text } });
    // The button disappears with its problem.
    side.current?.focus();
  }

  return (
    <div className={classes.detailParts}>
      <div ref={form} className={classes.detailPart}>
        {property ? <TableRowForm itemId={projectId} {...{ property, rowId }} /> : null}
        {below}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      <div ref={side} tabIndex={-1} className={classes.detailSide}>
        {problems.length > 0 ? (
          <section className={classes.detailPart} aria-label={say.problems}>
            <h3>{say.problems}</h3>
            <ul className={classes.places}>
              {problems.map((problem) => {
                const { code, message, path, severity } = problem;
                const Icon = severity === 'error' ? IconCircleX : IconAlertTriangle;
                return (
                  <li key={`${code} ${path} ${message}`} className={classes.problem}>
                    <Icon size={16} data-severity={severity} aria-label={say.severity(severity)} />
                    {message}
                    {fixProblem ? <FixButton {...{ problem }} onFix={fix} /> : null}
                  </li>
                );
              })}
            </ul>
          </section>
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** Focuses the name of a row that was just added. The inputs may be loading. */
function focusBlankName(form: HTMLElement | null) {
  if (!form) return undefined;
  return focusWhenRendered(form, () => {
    const field = form.querySelector<HTMLInputElement>('[data-input$="/Name"] input');
    if (!field) return undefined;
    return field.value === '' ? field : null;
  });
}
