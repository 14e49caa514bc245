import { readyModuleCalls, type ReadyModule } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { useMessage } from '../../../words/messages.ts';
import { useCancel } from '../use-cancel.ts';
import classes from './ready-modules.module.css';
import { readyModuleWords } from './words.ts';

interface ReadyModulesModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** Receives the id of the workflow that was added. */
  readonly onAdded: (workflowId: string) => void;
  readonly onClose: () => void;
}

/** The ready modules, and a button that adds each to the project. */
export function ReadyModulesModal({ teamId, projectId, onAdded, onClose }: ReadyModulesModalProps) {
  const api = useApi();
  const { getSignal, cancel } = useCancel(onClose);
  const say = useWords(readyModuleWords);
  const message = useMessage();
  const modules = useQuery(createQuery(api, readyModuleCalls.list, {}));
  const add = useMutation({
    mutationFn: (readyModule: string) =>
      api.call(
        readyModuleCalls.add,
        { query: { owningTeamId: teamId, owningProjectId: projectId }, body: { readyModule } },
        { signal: getSignal() },
      ),
  });

  function addModule(id: string) {
    add.mutate(id, {
      onSuccess({ workflowId }) {
        onAdded(workflowId);
        onClose();
      },
    });
  }

  const close = () => cancel(add.isPending);
  const failure = add.error ?? modules.error;
  return (
    <ModalFrame
      title={say.title}
      size={600}
      messages={failure ? [{ level: 'error', text: message(failure) }] : []}
      buttons={[{ label: say.close, kind: 'secondary', onPress: close }]}
      onClose={close}
    >
      <p className={classes.hint}>{say.hint}</p>
      {modules.isPending && <Skeleton height={320} />}
      <ul className={classes.list}>
        {(modules.data ?? []).map((module) => (
          <ModuleRow
            key={module.id}
            module={module}
            isAdding={add.isPending && add.variables === module.id}
            isDisabled={add.isPending}
            onAdd={() => addModule(module.id)}
          />
        ))}
      </ul>
    </ModalFrame>
  );
}

interface ModuleRowProps {
  readonly module: ReadyModule;
  readonly isAdding: boolean;
  readonly isDisabled: boolean;
  readonly onAdd: () => void;
}

function ModuleRow({ module: { texts }, isAdding, isDisabled, onAdd }: ModuleRowProps) {
  const say = useWords(readyModuleWords);
  const language = useLanguage((state) => state.language);
  const shown = texts.find((one) => one.language === language) ?? texts[0];
  if (!shown) return null;
  return (
    <li className={classes.module}>
      <div>
        <h3>{shown.title}</h3>
        <p>{shown.description}</p>
      </div>
      <Button
        variant="default"
        aria-label={say.addNamed(shown.title)}
        loading={isAdding}
        disabled={isDisabled && !isAdding}
        onClick={onAdd}
      >
        {say.add}
      </Button>
    </li>
  );
}
