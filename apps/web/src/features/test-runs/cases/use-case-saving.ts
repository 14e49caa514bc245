import type { JsonObject, NodeId, WorkflowId } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../../api/api-client.ts';
import { useApi } from '../../../api/api-context.tsx';
import { newId } from '../../../platform/new-id.ts';
import { createTestCase, createTestWorkflow, saveTestCase } from '../save-tests.ts';
import { suitesKey } from '../use-suites.ts';
import type { TestPlace } from '../use-test-runs.ts';

interface StoredCase {
  readonly nodeId: NodeId;
  /** The version to save on top of. */
  readonly version: number;
  /** The values that a case is created with. */
  readonly values: JsonObject;
}

interface CaseSavingOptions {
  readonly suiteId: WorkflowId | undefined;
  /** The suite as long as none is chosen; undefined when there is none yet. */
  readonly firstSuiteId: WorkflowId | undefined;
  readonly nodeId: NodeId | undefined;
  readonly version: number;
  /** The name of a suite that has to be created. */
  readonly newSuiteName: string;
}

/**
 * Saves a case. Its suite and the case are created where they do not exist, and only once: if the save after that
 * fails, the next attempt continues with the created items. When a colleague has deleted the suite since, it starts
 * again.
 */
export function useCaseSaving(place: TestPlace, options: CaseSavingOptions) {
  const { nodeId, version, newSuiteName, firstSuiteId } = options;
  const api = useApi();
  const queries = useQueryClient();
  const [chosenId, setSuiteId] = useState(options.suiteId ?? firstSuiteId);
  const suiteId = chosenId ?? firstSuiteId;
  const [newSuiteId, setNewSuiteId] = useState<WorkflowId>(newId);
  const [newNodeId, setNewNodeId] = useState<NodeId>(newId);
  const [stored, setStored] = useState<StoredCase | undefined>(
    nodeId === undefined ? undefined : { nodeId, version, values: {} },
  );

  function chooseSuite(chosen: WorkflowId | undefined) {
    setSuiteId(chosen);
    // Saving to another suite creates a new case, so it needs a new id.
    setNewNodeId(newId());
  }
  function startAgain() {
    chooseSuite(undefined);
    setNewSuiteId(newId());
    setStored(undefined);
  }

  async function addSuite() {
    const request = { newWorkflowId: newSuiteId, workflowType: 'TestSuite', displayName: newSuiteName } as const;
    const { id } = await createTestWorkflow(api, place, request);
    setSuiteId(id);
    return id;
  }
  async function addCase(workflowId: WorkflowId): Promise<StoredCase> {
    const {
      id,
      version: first,
      propertyValues,
    } = await createTestCase(api, place, {
      suiteId: workflowId,
      newNodeId,
    });
    const created = { nodeId: id, version: first, values: propertyValues };
    setStored(created);
    return created;
  }

  const saving = useMutation({
    async mutationFn(changed: JsonObject) {
      const workflowId = suiteId ?? (await addSuite());
      const { values, ...known } = stored ?? (await addCase(workflowId));
      await saveTestCase(api, place, { ...known, suiteId: workflowId, propertyValues: { ...values, ...changed } });
      return { suiteId: workflowId, nodeId: known.nodeId };
    },
    onError(error) {
      // The ids of deleted items would be refused again. An edited case keeps its id.
      if (nodeId === undefined && error instanceof ApiFailure && error.kind === 'notFound') startAgain();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: suitesKey(place.projectId) }),
  });
  return { suiteId, chooseSuite, isCreated: stored !== undefined, saving };
}
