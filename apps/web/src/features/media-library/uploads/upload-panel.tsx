import { IconButton } from '@confab/ui';
import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChevronDown, IconChevronUp, IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './uploads.module.css';
import { canRetry, isUnfinished, removeFiles, retryFiles, type QueuedFile } from './upload-queue.ts';
import { TakenQuestion } from './taken-question.tsx';
import { words } from '../words.ts';

/** A long queue shows the files that need attention and those that are next. */
const shownMax = 60;
const urgency = { asking: 0, interrupted: 1, refused: 2, sending: 3, waiting: 4, stored: 5 };

/** The files that are uploaded: progress, errors and questions. */
export function UploadPanel({ files }: { readonly files: readonly QueuedFile[] }) {
  return files.length === 0 ? null : <ShownPanel files={files} />;
}

function ShownPanel({ files }: { readonly files: readonly QueuedFile[] }) {
  const say = useWords(words);
  const panel = useKeepFocusNear<HTMLElement>();
  const [isOpen, setOpen] = useState(true);
  const left = files.filter(isUnfinished).length;
  const refused = files.filter(({ state }) => state === 'refused').length;
  const interrupted = files.filter(({ state }) => state === 'interrupted').length;
  const asking = files.find(({ state }) => state === 'asking');
  const shown = files.toSorted((one, other) => urgency[one.state] - urgency[other.state]).slice(0, shownMax);
  const removeAll = () => removeFiles(new Set(files.map(({ id }) => id)));
  return (
    <section ref={panel} tabIndex={-1} className={classes.panel} aria-label={say.uploads}>
      <div className={classes.head}>
        <strong role="status">
          {left > 0 ? say.uploading(left) : say.uploadsDone(files.length - refused, refused)}
        </strong>
        <IconButton
          size={28}
          label={isOpen ? say.hideUploads : say.showUploads}
          aria-expanded={isOpen}
          icon={isOpen ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton
          size={28}
          label={left > 0 ? say.cancelUploads : say.close}
          icon={<IconX size={16} />}
          onClick={removeAll}
        />
      </div>
      <Progress
        size="xs"
        radius={0}
        value={getPercentage(files)}
        aria-label={say.uploadProgress}
        color={interrupted > 0 ? 'var(--cf-amber)' : 'var(--cf-accent)'}
      />
      {isOpen && interrupted > 0 && (
        <div className={classes.interrupted}>
          <span>{say.connectionLost(interrupted)}</span>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconRefresh size={14} />}
            onClick={() => retryFiles(({ state }) => state === 'interrupted')}
          >
            {say.retryAll}
          </Button>
        </div>
      )}
      {isOpen && asking && (
        <TakenQuestion
          key={asking.id}
          file={asking}
          others={files.filter(({ state }) => state === 'asking').length - 1}
        />
      )}
      {isOpen && (
        <ul className={classes.files}>
          {shown.map((file) => (
            <UploadLine key={file.id} upload={file} />
          ))}
          {files.length > shown.length && (
            <li className={classes.more}>{say.moreUploads(files.length - shown.length)}</li>
          )}
        </ul>
      )}
    </section>
  );
}

function UploadLine({ upload }: { readonly upload: QueuedFile }) {
  const say = useWords(words);
  const translate = useMessage();
  const line = useKeepFocusNear<HTMLLIElement>();
  const { id, file, folders, state, sent, message } = upload;
  const percentage = file.size > 0 ? Math.floor((sent / file.size) * 100) : 0;
  const isOver = state === 'stored' || state === 'refused';
  return (
    <li ref={line} className={classes.line}>
      <span className={classes.name} title={[...folders, file.name].join('/')}>
        {file.name}
      </span>
      <span className={classes.state} data-state={state}>
        {state === 'stored' && <IconCheck size={14} aria-hidden="true" />}
        {(state === 'refused' || state === 'interrupted') && <IconAlertTriangle size={14} aria-hidden="true" />}
        {state === 'sending' ? say.percent(percentage) : say.uploadState(state)}
      </span>
      <span className={classes.actions}>
        {canRetry(upload) && (
          <IconButton
            size={24}
            label={say.retryFile(file.name)}
            icon={<IconRefresh size={14} />}
            onClick={() => retryFiles((one) => one.id === id)}
          />
        )}
        <IconButton
          size={24}
          label={isOver ? say.dismissFile(file.name) : say.cancelFile(file.name)}
          icon={<IconX size={14} />}
          onClick={() => removeFiles(new Set([id]))}
        />
      </span>
      {state === 'sending' && (
        <Progress
          className={classes.bar ?? ''}
          size={3}
          color="var(--cf-accent)"
          value={percentage}
          aria-label={say.progressOf(file.name)}
        />
      )}
      {message.message !== '' && (
        <span className={classes.reason} role="alert">
          {translate(message)}
        </span>
      )}
    </li>
  );
}

function getPercentage(files: readonly QueuedFile[]): number {
  const whole = files.reduce((sum, { file }) => sum + file.size + 1, 0);
  const done = files.reduce((sum, one) => sum + (isUnfinished(one) ? one.sent : one.file.size + 1), 0);
  return Math.round((done / whole) * 100);
}
