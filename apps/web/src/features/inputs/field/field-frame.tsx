import { InfoTip } from '@confab/ui';
import { Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { InputType, Property } from '@confab/model';
import { isMandatory, parseTranslationPath } from '@confab/inputs';
import { usePersonEditing, useInputError, useRemoteFlash } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useInputsContext } from '../inputs-context.tsx';
import { useInputMessage, type InputMessage } from './use-input-message.ts';
import classes from '../inputs.module.css';
import { words } from '../words.ts';

interface FieldFrameProps {
  readonly itemId: string;
  readonly path: string;
  readonly property: Property;
  readonly ids: { readonly control: string; readonly label: string };
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** Input types that render their own label. */
const ownNamed: ReadonlySet<InputType> = new Set<InputType>(['Button', 'Message']);

/** The frame around every control: label, tooltip, lock, current editor and error. */
export function FieldFrame({ itemId, path, property, ids, isLocked, children }: FieldFrameProps) {
  const say = useWords(words);
  const { FieldMark } = useInputsContext();
  const editor = usePersonEditing(itemId, path);
  const flash = useRemoteFlash(itemId, path);
  const name = getInputLabel(property);
  const person = editor ?? flash;
  const translation = parseTranslationPath(path);
  const colour = { '--person-colour': person?.colour };

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
        <InputTip property={property} />
        {isLocked ? (
          <>
            <IconLock size={14} aria-hidden="true" />
            <VisuallyHidden>{say.locked}</VisuallyHidden>
          </>
        ) : null}
        {FieldMark ? <FieldMark itemId={itemId} path={translation?.path ?? path} label={name} /> : null}
      </div>
      <div
        className={classes.control}
        lang={translation?.language}
        data-edited={editor !== undefined}
        data-flash={!editor && flash !== undefined}
      >
        {children}
        {editor ? <span className={classes.person}>{editor.name}</span> : null}
      </div>
    </div>
  );
}

/** The input error shown under a field (A8.98). */
export function FieldError({ text }: { readonly text: InputMessage }) {
  const say = useInputMessage();
  return (
    <span className={classes.error}>
      <IconAlertTriangle size={14} aria-hidden="true" />
      {say(text)}
    </span>
  );
}

/** The reason why the last edit of a block was refused. Empty without one. */
export function BlockError({ itemId, path }: { readonly itemId: string; readonly path: string }) {
  const refusal = useInputError(itemId, path);
  return (
    <Text component="div" size="xs" c="var(--mantine-color-error)" role="alert">
      {refusal === undefined ? null : <FieldError text={refusal} />}
    </Text>
  );
}

/** The explanation of an input: its tooltip, or its description without one (A3.27). */
export function InputTip({ property }: { readonly property: Property }) {
  const { description, tooltipText = description, tooltipLink } = property;
  return <InfoTip label={getInputLabel(property)} text={tooltipText} link={tooltipLink} />;
}

/** The label of an input, or its name without a label. */
export function getInputLabel(property: Property): string {
  return property.label ?? property.name;
}
