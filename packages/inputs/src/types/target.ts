import { defineValueType } from './value-type.ts';

/** The id of a node that a connector or a jump leads to. */
export const targetNodeType = defineValueType({ inputTypes: ['TargetNode'], references: 'node' });

/** The id of a workflow that a call or a jump leads to. */
export const targetWorkflowType = defineValueType({ inputTypes: ['TargetWorkflow'], references: 'workflow' });
