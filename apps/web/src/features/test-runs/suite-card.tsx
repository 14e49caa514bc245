import { IconButton, RenameField } from '@confab/ui';
import { Button, Menu } from '@mantine/core';
import {
  IconCursorText,
  IconDots,
  IconDownload,
  IconFileImport,
  IconPlayerPlay,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { limits, type ProjectId } from '@confab/model';
import { saveFile } from '../../platform/save-file.ts';
import { openModal } from '../../modals/modal-store.ts';
import { showError } from './show-error.ts';
import { useWords } from '../../words/define-words.ts';
import { TestDeletion } from './test-deletion.tsx';
import { useSuiteChanges, type TestWorkflow } from './use-suites.ts';
import { useRunActions, type TestPlace } from './use-test-runs.ts';
import { words } from './words.ts';
import classes from './test-runs.module.css';

/** What the account may do with tests. */
export interface TestRights {
  readonly mayEdit: boolean;
  readonly mayRun: boolean;
}

interface SuiteCardProps extends TestRights {
  readonly suite: TestWorkflow;
  readonly place: TestPlace;
  readonly targetProjectId: ProjectId;
}

/** A test suite with its cases and their actions. */
export function SuiteCard({ suite, place, targetProjectId, mayEdit, mayRun }: SuiteCardProps) {
  const say = useWords(words);
  const { execute, exportFile } = useRunActions(place);
  const { rename } = useSuiteChanges(place);
  const [itemToDelete, setItemToDelete] = useState<TestWorkflow['nodes'][number] | 'suite'>();
  const [isRenaming, setRenaming] = useState(false);
  const edit = (nodeId?: TestWorkflow['nodes'][number]['id']) =>
    openModal('editTestCaseModal', { ...place, targetProjectId, suiteId: suite.id, ...(nodeId && { nodeId }) });

  function changeName(displayName: string) {
    setRenaming(false);
    rename.mutate({ workflowId: suite.id, displayName }, { onError: showError });
  }

  return (
    <section className={classes.suite} aria-label={suite.displayName}>
      <header className={classes.suiteHead}>
        {isRenaming ? (
          <RenameField
            label={say.newNameOf(suite.displayName)}
            name={suite.displayName}
            maxLength={limits.nameMax}
            className={classes.rename}
            isAskedByMenu
            onCommit={changeName}
            onCancel={() => setRenaming(false)}
          />
        ) : (
          <h3 className={classes.suiteName}>{suite.displayName}</h3>
        )}
        <span className={classes.quiet}>{say.cases(suite.nodes.length)}</span>
        <span className={classes.grow} />
        {mayEdit && (
          <IconButton
            size={28}
            label={say.addCaseTo(suite.displayName)}
            icon={<IconPlus size={16} />}
            onClick={() => edit()}
          />
        )}
        <Menu position="bottom-end" width={220} returnFocus>
          <Menu.Target>
            <IconButton size={28} label={say.more(suite.displayName)} icon={<IconDots size={16} />} />
          </Menu.Target>
          <Menu.Dropdown>
            {mayEdit && (
              <Menu.Item
                leftSection={<IconFileImport size={16} />}
                onClick={() =>
                  openModal('importTestCases', { ...place, suiteId: suite.id, suiteName: suite.displayName })
                }
              >
                {say.importInto(suite.displayName)}
              </Menu.Item>
            )}
            {mayEdit && (
              <Menu.Item leftSection={<IconCursorText size={16} />} onClick={() => setRenaming(true)}>
                {say.rename}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconDownload size={16} />}
              disabled={suite.nodes.length === 0}
              onClick={() =>
                exportFile.mutate({ format: 'csv', workflowId: suite.id }, { onSuccess: saveFile, onError: showError })
              }
            >
              {say.exportOf(suite.displayName)}
            </Menu.Item>
            {mayEdit && (
              <Menu.Item
                c="var(--cf-red)"
                leftSection={<IconTrash size={16} />}
                onClick={() => setItemToDelete('suite')}
              >
                {say.removeSuite(suite.displayName)}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
        {mayRun && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlayerPlay size={14} />}
            aria-label={say.runSuite(suite.displayName)}
            disabled={suite.nodes.length === 0}
            loading={execute.isPending}
            onClick={() => execute.mutate(suite.id, { onError: showError })}
          >
            {say.run}
          </Button>
        )}
      </header>
      {suite.nodes.length === 0 && <p className={classes.quiet}>{say.noCases}</p>}
      <ul className={classes.cases}>
        {suite.nodes.map((node) => (
          <li key={node.id} className={classes.case}>
            <button type="button" className={classes.caseName} disabled={!mayEdit} onClick={() => edit(node.id)}>
              {node.displayName}
            </button>
            {mayEdit && (
              <IconButton
                size={24}
                label={say.removeCase(node.displayName)}
                icon={<IconTrash size={14} />}
                onClick={() => setItemToDelete(node)}
              />
            )}
          </li>
        ))}
      </ul>
      {itemToDelete && (
        <TestDeletion
          place={place}
          what={itemToDelete === 'suite' ? say.theSuite(suite.displayName) : say.theCase(itemToDelete.displayName)}
          workflowId={suite.id}
          nodeId={itemToDelete === 'suite' ? undefined : itemToDelete.id}
          onClose={() => setItemToDelete(undefined)}
        />
      )}
    </section>
  );
}
