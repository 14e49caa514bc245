import { Button, Drawer, Loader, Modal } from '@mantine/core';
import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Banner } from '../banner.tsx';
import { InfoTip } from './info-tip.tsx';
import { ModalActions } from './modal-actions.tsx';
import classes from './modal-frame.module.css';
import { useUiWords } from '../ui-words.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** A button below a modal. A disabled one is shown and does nothing (A2.35). */
interface ModalButton {
  readonly label: string;
  readonly kind: 'primary' | 'secondary' | 'disabled';
  readonly isLoading?: boolean;
  /** Whether it has the focus when the modal opens, as the safe answer of a question has. */
  readonly hasInitialFocus?: boolean;
  readonly onPress: () => void;
}

export interface ModalMessage {
  readonly level: 'error' | 'warning' | 'info' | 'success';
  readonly text: string;
}

export interface ModalFrameProps {
  readonly title: string;
  /** Replaces the title, such as by an input to edit it. */
  readonly heading?: ReactNode;
  readonly subtitle?: string;
  /** The explanation behind the ⓘ beside the title. */
  readonly tooltip?: { readonly text: string; readonly link?: string };
  readonly isLoading?: boolean;
  /** Stands for the content while it is loading; a spinner without one. */
  readonly skeleton?: ReactNode;
  readonly messages?: readonly ModalMessage[];
  readonly buttons?: readonly ModalButton[];
  /** Centred, over the whole page, as part of the page, or along the right edge (A2.36). */
  readonly mode?: 'centred' | 'fullScreen' | 'inline' | 'rightPanel';
  readonly size?: number | string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Whether this modal is the topmost: only that one closes on Esc. */
export const TopLayer = createContext(true);

/** The frame of every modal: heading, messages, content and buttons (A2.34). */
export function ModalFrame(props: ModalFrameProps) {
  const { mode = 'centred', size = 460, title, onClose } = props;
  useReturnFocus();
  const closeOnEscape = use(TopLayer);
  const { close } = useUiWords();
  const heading = <Heading {...props} />;
  if (mode === 'inline') {
    return (
      <section className={classes.inline} aria-label={title}>
        <div className={classes.inlineHead}>{heading}</div>
        <Content {...props} />
      </section>
    );
  }
  if (mode === 'rightPanel') {
    return (
      <Drawer
        opened
        onClose={onClose}
        closeOnEscape={closeOnEscape}
        position="right"
        size={size}
        title={heading}
        closeButtonProps={{ 'aria-label': close }}
      >
        <Content {...props} />
      </Drawer>
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={closeOnEscape}
      fullScreen={mode === 'fullScreen'}
      size={size}
      title={heading}
      closeButtonProps={{ 'aria-label': close }}
    >
      <Content {...props} />
    </Modal>
  );
}

function Heading({ title, heading = title, tooltip }: ModalFrameProps) {
  return (
    <span className={classes.title}>
      {heading}
      {tooltip && <InfoTip label={title} {...tooltip} />}
    </span>
  );
}

function Content({ subtitle, isLoading = false, skeleton, messages = [], buttons = [], children }: ModalFrameProps) {
  const { loading } = useUiWords();
  const content = useFocusWhenLoaded(isLoading);
  return (
    <>
      {/* Not in the heading, whose words are the name of the dialog. */}
      {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
      {messages.map(({ level, text }) => (
        <div key={level + text} ref={scrollIntoView} className={classes.message}>
          <Banner level={level} isBoxed>
            {text}
          </Banner>
        </div>
      ))}
      <div ref={content} className={classes.content} aria-busy={isLoading}>
        {isLoading ? (skeleton ?? <Loader className={classes.loader ?? ''} aria-label={loading} />) : children}
      </div>
      {buttons.length > 0 && (
        <ModalActions>
          {buttons.map(({ label, kind, isLoading: isWorking = false, hasInitialFocus = false, onPress }) => (
            <Button
              key={label}
              variant={kind === 'secondary' ? 'default' : 'filled'}
              disabled={kind === 'disabled'}
              loading={isWorking}
              data-autofocus={hasInitialFocus || undefined}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </ModalActions>
      )}
    </>
  );
}

/** Shows a message that appears above the part of a long content that is in view. */
function scrollIntoView(message: HTMLElement | null) {
  message?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the input that is marked for it when it appears after loading, unless the focus has already moved into the content. */
function useFocusWhenLoaded(isLoading: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    // An inline modal is part of a page, where the focus may be anywhere.
    const body = content.current?.closest('[role="dialog"]') ? content.current.parentElement : undefined;
    if (wasLoading.current && !isLoading && !body?.contains(document.activeElement))
      body?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    wasLoading.current = isLoading;
  }, [isLoading]);
  return content;
}
