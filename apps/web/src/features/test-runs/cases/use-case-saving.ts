import type { JsonObject, NodeId, WorkflowId } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  /** Undefined when there is no suite yet. */
  readonly suiteId: WorkflowId | undefined;
  readonly nodeId: NodeId | undefined;
  readonly version: number;
  /** The name of a suite that has to be created. */
  readonly newSuiteName: string;
}

/**
 * Saves a case. Its suite and the case are created where they do not exist, and only once: when the save after them fails,
 * the next attempt continues with what was created.
 */
export function useCaseSaving(place: TestPlace, options: CaseSavingOptions) {
  const { nodeId, version, newSuiteName } = options;
  const api = useApi();
  const queries = useQueryClient();
  const [suiteId, setSuiteId] = useState(options.suiteId);
  const [newSuiteId] = useState<WorkflowId>(newId);
  const [stored, setStored] = useState<StoredCase | undefined>(
    nodeId === undefined ? undefined : { nodeId, version, values: {} },
  );

  async function addSuite() {
    const request = { newWorkflowId: newSuiteId, workflowType: 'TestSuite', displayName: newSuiteName } as const;
    const { id } = await createTestWorkflow(api, place, request);
    setSuiteId(id);
    return id;
  }
  async function addCase(workflowId: WorkflowId): Promise<StoredCase> {
    const { id, version: first, propertyValues } = await createTestCase(api, place, workflowId);
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
    onSettled: () => void queries.invalidateQueries({ queryKey: suitesKey(place.projectId) }),
  });
  return { suiteId, setSuiteId, isCreated: stored !== undefined, saving };
}
