import type { ProjectList } from '@confab/contracts';
import type { SignIn, ProjectId, TeamId } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import {
  describeFailure,
  EditingSessionProvider,
  useEditingSession,
  useEditingStatus,
  useProjectOutline,
  useProjectSession,
} from '../../../../editing/index.ts';
import { useSession } from '../../../../session/session-store.ts';
import { lazyView } from '../../../../loading/lazy-view.tsx';
import { useWords } from '../../../../words/define-words.ts';
import { loadSampleTools } from '../../../definitions/index.ts';
import { useProjectList } from '../../../projects/index.ts';
import { findItemSchema, hasMergedText } from '../../../tree/index.ts';
import classes from '../misses.module.css';
import { words } from '../words.ts';
import { noMessage, type Message } from '../../../../words/message.ts';
import { useMessage } from '../../../../words/messages.ts';

interface AddSamplesProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly texts: readonly string[];
  readonly onClose: () => void;
}

/** Opens the project and adds utterances to its intents like any other edit: live, with undo, into the draft. */
export function AddSamples({ teamId, ...props }: AddSamplesProps) {
  const say = useWords(words);
  const list = useProjectList();
  const signIn = useSession((state) => state.signIn);
  if (list.isError && !list.data)
    return <Failure message={describeFailure(list.error, noMessage).message} onRetry={() => void list.refetch()} />;
  if (!list.data || !signIn) return <Opening />;
  if (list.data.activeTeam.teamId !== teamId)
    return (
      <section className={classes.panel} aria-label={say.adding}>
        <p>{say.otherTeam}</p>
        <div className={classes.line}>
          <Button size="xs" variant="default" onClick={props.onClose}>
            {say.close}
          </Button>
        </div>
      </section>
    );
  return <OpenedProject {...{ teamId, signIn }} schemas={list.data} {...props} />;
}

interface OpenedProjectProps extends AddSamplesProps {
  readonly signIn: SignIn;
  readonly schemas: ProjectList;
}

function OpenedProject({ teamId, projectId, signIn, schemas, texts, onClose }: OpenedProjectProps) {
  const session = useProjectSession({
    teamId,
    projectId,
    signIn,
    frontendApp: 'pro',
    isMergedText: (item, path) => hasMergedText(schemas, item, path),
  });
  if (!session) return <Opening />;
  return (
    <EditingSessionProvider session={session}>
      <LoadedProject {...{ schemas, texts, onClose }} />
    </EditingSessionProvider>
  );
}

function LoadedProject({ schemas, texts, onClose }: Pick<OpenedProjectProps, 'schemas' | 'texts' | 'onClose'>) {
  const session = useEditingSession();
  const { load, loadError } = useEditingStatus();
  const project = useProjectOutline()?.project;
  if (load === 'failed' || load === 'deleted')
    return <Failure message={loadError} onRetry={() => void session.load()} />;
  if (load === 'loading' || !project) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <SamplePanel schema={findItemSchema(schemas, project)} {...{ texts, onClose }} />
    </Suspense>
  );
}

const SamplePanel = lazyView(async () => {
  const [{ SamplePanel: Panel }, tools] = await Promise.all([import('./sample-panel.tsx'), loadSampleTools()]);
  return (props: Omit<Parameters<typeof Panel>[0], 'tools'>) => <Panel {...props} tools={tools} />;
});

function Opening() {
  const say = useWords(words);
  return (
    <div role="status" aria-label={say.opening}>
      <Skeleton height={120} />
    </div>
  );
}

function Failure({ message, onRetry }: { readonly message: Message; readonly onRetry: () => void }) {
  const say = useWords(words);
  const translate = useMessage();
  return <FailureState title={say.openFailed} message={translate(message)} onRetry={onRetry} />;
}
