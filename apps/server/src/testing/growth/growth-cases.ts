import { runAllSteps } from '@confab/dialog-engine';
import { escapeHtml } from '@confab/model';
import { createFindings, type ProjectDocument } from '@confab/transfer';
import { aRow, countingIds, createGrowthCase, createTextCase, type GrowthCase } from '@confab/test-kit';
import { getCopyName } from '../../core/items/copy-items.ts';
import { createSpeech } from '../../features/channels/alexa/alexa-speech.ts';
import { createPublicAddresses } from '../../features/channels/get-asset-url.ts';
import { maskPersonalData } from '../../features/channels/mask-personal-data.ts';
import { scrubSecrets } from '../../faults/scrub-secrets.ts';
import { createNameMatcher, toNamePattern } from '../../features/media/files/name-pattern.ts';
import { readCaseFile } from '../../features/test-runs/read-case-file.ts';
import { checkDocument } from '../../features/transfer/check-document.ts';
import { isZip } from '../../features/transfer/read-zip.ts';
import { openPackage } from '../../features/transfer/open-package.ts';
import { parseJson } from '../../http/parse-json.ts';
import { parseHandshake } from '../../live/sockets/signalr-messages.ts';

const addressFile = createPublicAddresses('https://confab.example');
const spoken = (text: string) =>
  ({ type: 'response', ssml: `<speak>${text}</speak>`, audioAssetId: '' }) as Parameters<
    typeof createSpeech
  >[0][number];

/** Every function of the server that reads a text of a stranger or an author. */
const functions: readonly (readonly [string, (text: string) => unknown])[] = [
  ['parseJson', parseJson],
  ['parseHandshake', parseHandshake],
  ['scrubSecrets', scrubSecrets],
  ['maskPersonalData', maskPersonalData],
  ['getCopyName', (text) => getCopyName(text, new Set())],
  ['createSpeech', (text) => createSpeech([spoken(text)], { addressFile, playedAfter: undefined })],
  ['readCaseFile of CSV', (text) => readCaseFile({ format: 'csv', fileName: text, text })],
  ['readCaseFile of a transcript', (text) => readCaseFile({ format: 'transcript', fileName: text, text })],
  ['readCaseFile of Rasa', (text) => readCaseFile({ format: 'rasa', fileName: text, text })],
  ['createNameMatcher', (text) => createNameMatcher(text, false)(text)],
  ['toNamePattern', (text) => toNamePattern(text, false)],
  ['escapeHtml', escapeHtml],
  ['isZip', (text) => isZip(Buffer.from(text))],
  ['openPackage', (text) => void openPackage(Buffer.from(text), 'notAProjectFile')],
];

const newId = countingIds();
const dangling = (size: number): ProjectDocument => ({
  project: { id: newId(), type: 'Pro', values: {} },
  workflows: [],
  nodes: [
    {
      id: newId(),
      type: 'Say',
      workflowId: '',
      order: 'a0',
      values: {
        Connectors: Array.from({ length: size }, () => aRow(newId(), { TargetNodeId: newId() })),
      },
    },
  ],
});
const check = (document: ProjectDocument) => runAllSteps(checkDocument(document, createFindings(), newId));

/** The functions that must take time linear in their input (API-5). */
export const growthCases: readonly GrowthCase[] = [
  ...functions.map(([name, run]) => createTextCase(name, run)),
  createGrowthCase('checkDocument', check, { 'dangling references': dangling }, 5_000),
];
