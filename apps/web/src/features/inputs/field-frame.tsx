import { InfoTip } from '@confab/ui';
import { Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import type { InputType, Property } from '@confab/model';
import { isMandatory } from '@confab/inputs';
import { useEditor, useInputError, useRemoteFlash } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useInputsSurroundings } from './inputs-context.tsx';
import classes from './inputs.module.css';
import { useSayProblem } from './say-problem.ts';
import { words } from './words.ts';

interface FieldFrameProps {
  readonly itemId: string;
  readonly path: string;
  readonly property: Property;
  readonly ids: { readonly control: string; readonly label: string };
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** Kinds that say themselves what they are called. */
const ownNamed: ReadonlySet<InputType> = new Set<InputType>(['Button', 'Message']);

/** What every field has around its control: label, tooltip, lock, who is in it, what is wrong with it. */
export function FieldFrame({ itemId, path, property, ids, isLocked, children }: FieldFrameProps) {
  const say = useWords(words);
  const { FieldMark } = useInputsSurroundings();
  const editor = useEditor(itemId, path);
  const flash = useRemoteFlash(itemId, path);
  const name = labelOf(property);
  const person = editor ?? flash;
  // A custom property is not among React's known style names.
  const colour = { '--person-colour': person?.colour } as CSSProperties;

  return (
    <div className={classes.field} style={colour}>
      <div className={classes.labelRow} hidden={ownNamed.has(property.type)}>
        <label className={classes.label} id={ids.label} htmlFor={ids.control}>
          {name}
          {isMandatory(property) ? (
            <span className={classes.required} aria-hidden="true">
              {' '}
              *
            </span>
          ) : null}
        </label>
        <InfoTip label={name} text={property.tooltipText} link={property.tooltipLink} />
        {isLocked ? (
          <>
            <IconLock size={14} aria-hidden="true" />
            <VisuallyHidden>{say.locked}</VisuallyHidden>
          </>
        ) : null}
        {FieldMark ? <FieldMark itemId={itemId} path={path} label={name} /> : null}
        {editor ? <span className={classes.person}>{editor.name}</span> : null}
      </div>
      <div className={classes.control} data-edited={editor !== undefined} data-flash={!editor && flash !== undefined}>
        {children}
      </div>
    </div>
  );
}

/** What is wrong with a field, as the warning under it (A8.98). */
export function FieldError({ text }: { readonly text: string }) {
  const say = useSayProblem();
  return (
    <span className={classes.error}>
      <IconAlertTriangle size={14} aria-hidden="true" />
      {say(text)}
    </span>
  );
}

/** Why the last edit of a block was refused; nothing while all is well. */
export function BlockError({ itemId, path }: { readonly itemId: string; readonly path: string }) {
  const refusal = useInputError(itemId, path);
  return (
    <Text component="div" size="xs" c="var(--mantine-color-error)" role="alert">
      {refusal === undefined ? null : <FieldError text={refusal} />}
    </Text>
  );
}

/** What an input is called. */
export function labelOf(property: Property): string {
  return property.label ?? property.name;
}
