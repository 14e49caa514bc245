import { IconButton } from '@confab/ui';
import { Button, Loader, Progress } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconInfoCircle, IconUpload, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/define-words.ts';
import { useMessage } from '../words/messages.ts';
import { words } from './words.ts';
import { dismissToast, holdToasts, type Toast } from './toast-store.ts';
import classes from './toast-region.module.css';

/** One toast. It does not close while the pointer or the focus is in it; the focus returns to where it came from. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const say = useMessage();
  const { dismiss } = useWords(words);
  const { id, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const pointer = `pointer ${id}`;
  const focus = `focus ${id}`;
  // A removed toast fires neither a blur nor a leave event, so the holds are released here.
  useEffect(() => () => [pointer, focus].forEach((holder) => holdToasts(holder, false)), [pointer, focus]);
  function close() {
    const { current } = cameFrom;
    const hasFocus = card.current?.contains(document.activeElement) === true;
    if (hasFocus && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    dismissToast(id);
  }
  function handleDismiss() {
    close();
    toast.onDismiss?.();
  }
  function handleAction() {
    close();
    action?.run();
  }
  return (
    <div
      ref={card}
      className={classes.toast}
      role={toast.failed ? 'alert' : 'status'}
      onPointerEnter={() => holdToasts(pointer, true)}
      onPointerLeave={() => holdToasts(pointer, false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        holdToasts(focus, true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => holdToasts(focus, false)}
    >
      <ToastIcon toast={toast} />
      <div className={classes.text}>
        {toast.name.message !== '' && <div className={classes.name}>{say(toast.name, toast.parts)}</div>}
        {say(toast.message, toast.parts)}
        {toast.type === 'UploadProgress' && <UploadBar toast={toast} />}
        {action && (
          <Button size="compact-xs" variant="default" mt="2xs" display="block" onClick={handleAction}>
            {say(action.label, toast.parts)}
          </Button>
        )}
      </div>
      <IconButton label={dismiss} size={24} icon={<IconX size={14} />} onClick={handleDismiss} />
    </div>
  );
}

function UploadBar({ toast: { progress, total, message, parts } }: { readonly toast: Toast }) {
  const say = useMessage();
  const percent = total === 0 ? 0 : Math.round((100 * progress) / total);
  return (
    <Progress.Root size={4} mt="2xs">
      <Progress.Section value={percent} aria-label={say(message, parts)} />
    </Progress.Root>
  );
}

function ToastIcon({ toast: { type, failed, checked } }: { readonly toast: Toast }) {
  const { working } = useWords(words);
  if (failed) return <IconCircleX size={20} className={classes.bad} aria-hidden="true" />;
  if (checked) return <IconCircleCheck size={20} className={classes.good} aria-hidden="true" />;
  if (type === 'LoadCrossTick') return <Loader size={18} aria-label={working} />;
  if (type === 'UploadProgress') return <IconUpload size={20} className={classes.plain} aria-hidden="true" />;
  return <IconInfoCircle size={20} className={classes.plain} aria-hidden="true" />;
}
