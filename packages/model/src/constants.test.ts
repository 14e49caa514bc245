import { describe, expect, test } from 'vitest';
import { deleteWord, frontendVersion, limits, timings } from './constants.ts';
import { screenLayouts } from './channels/screen-layouts.ts';
import * as known from './enumerations.ts';
import { emptyId, teamIdSchema } from './ids.ts';

describe('constants (P9.1, P9.2, P9.4, P9.5, P9.6, P9.7, P9.9, P9.10, P9.11, P9.12, P9.13, P9.14, P9.23, P9.32, A9.2, A9.3, A9.5, A9.8, A9.27, A9.29, A9.43)', () => {
  test.each([
    ['P9.1', limits.passwordMin, 8],
    ['P9.1', limits.passwordStrongest, 12],
    ['P9.2', timings.passwordResetMessageMs, 800],
    ['P9.4', timings.securityDebounceMs, 300],
    ['P9.5, A9.43', timings.keywordCheckMs, 500],
    ['P9.6', timings.savingToastMinMs, 2_000],
    ['P9.7', timings.messageToastMinMs, 1_000],
    ['P9.9', timings.toastAutoCloseMs, 1_000],
    ['P9.10', timings.resentToastMs, 3_000],
    ['the pause of fields', timings.fieldDebounceMs, 300],
    ['P9.11, A9.27', timings.statusIconHideMs, 2_000],
    ['P9.12, A9.2', timings.hubTimeoutMs, 10_000],
    ['P9.13, A9.3', timings.hubReconnectWaitMs, 5_000],
    ['P9.14', timings.hubRetryMs, 3_000],
    ['P9.32, A9.5', frontendVersion, 52],
    ['A9.29', deleteWord, 'DELETE'],
    ['P9.23, A9.8', emptyId, '00000000-0000-0000-0000-000000000000'],
  ])('the limits keep %s', (_id, value, expected) => {
    expect(value).toBe(expected);
  });

  test('an id may be the empty id or of any UUID version', () => {
    for (const id of [emptyId, '0197a000-0000-7000-8000-000000000001', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
      expect(teamIdSchema.safeParse(id).success).toBe(true);
    }
    expect(teamIdSchema.safeParse('not-an-id').success).toBe(false);
  });
});

describe('enumerations (P3.25, P3.26, P3.31, P4.61, A3.6, A3.7, A3.20, A3.31, A3.54, A3.56, A3.63, A3.67, A4.19)', () => {
  test.each([
    ['P3.25', known.teamRoles, 'Unauthorized Viewer Commenter MediaEditor AppEditor Admin'],
    ['P3.26', known.connectionStates, 'Connecting Connected Reconnecting Disconnected'],
    [
      'P3.31, A3.67',
      known.platforms,
      'iOS Android Desktop DialogFlow GoogleHome Alexa Inclusion Chatbot NewTvFormat GActions Siri All',
    ],
    ['A3.6', known.projectTypes, 'Pro One TestPlan'],
    ['A3.7', known.workflowTypes, 'Standard Module BackgroundModule TestSuite TestRun'],
    ['A3.20, P4.61', known.publishStatuses, 'Draft UnderReview Approved Live Denied'],
    [
      'A4.19',
      known.editActions,
      'StartEdit EndEdit ValueChanged AddRow DeleteRow ReorderRows AddExtension RemoveExtension',
    ],
    ['A3.54', known.selectionMethods, 'Escalating Random'],
    ['A3.63', known.dataTypes, 'string bool int float DateTime dynamic'],
    [
      'A3.56',
      screenLayouts,
      'TextOnly ImageRightWithHeading ImageRightNoHeading ImageLeftWithHeading ImageLeftNoHeading FullscreenVideo FullscreenImage BackgroundImageWithHeading BackgroundImageNoHeading ImageLeftTextRight BackgroundImageWithTextOverlay',
    ],
    [
      'A3.31',
      // `Secret` is an addition of ours.
      known.inputTypes.filter((type) => type !== 'Secret'),
      'Composite Bool Enum MoveKey DateTime String NString TokenString Table Button Int Float Message JSON Tree MediaResponse AssistantResponse CompositeInput Image ImageInput MultiSelect TargetNode TargetWorkflow',
    ],
  ])('the enumerations list the values of %s', (_id, values, expected) => {
    expect(values.join(' ')).toBe(expected);
  });

  test('itemLevels puts a llama on the level of a workflow and a page on the level of a node (A1.12)', () => {
    expect(known.itemLevels).toEqual({
      project: 'project',
      workflow: 'workflow',
      node: 'node',
      llama: 'workflow',
      page: 'node',
    });
  });

  test('the stage codes are 0 for live, 1 for alpha and 2 for beta (A7.72, A9.7)', () => {
    expect(known.stageCodes).toEqual({ Live: 0, Alpha: 1, Beta: 2 });
  });
});
