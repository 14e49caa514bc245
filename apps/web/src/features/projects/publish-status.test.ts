import { publishStatuses } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { statusColour, statusLabel } from './publish-status.ts';

describe('statuses are red for draft and denied, amber under review, green for live and approved (P4.61, P4.62, A3.22, A3.23)', () => {
  test.each([
    ['Draft', 'Draft', 'red'],
    ['UnderReview', 'Under Review', 'amber'],
    ['Approved', 'Approved', 'green'],
    ['Live', 'Live', 'green'],
    ['Denied', 'Denied', 'red'],
  ] as const)('the status %s is shown as %s in %s (A3.20, A3.21, A3.22, A3.23, A3.24)', (status, label, colour) => {
    expect(publishStatuses).toContain(status);
    expect(statusLabel(status)).toBe(label);
    expect(statusColour(status)).toBe(colour);
  });

  test('a status that is not known yet is shown as Loading... in red (A3.21, A3.24)', () => {
    expect(statusLabel(undefined)).toBe('Loading...');
    expect(statusColour(undefined)).toBe('red');
  });
});
