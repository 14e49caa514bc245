import { replaceInRows, searchRows } from '../features/find/index.ts';
import { convertSound, decodePicture, makeIcon, readSpeech, resizePicture } from '../features/media/index.ts';
import { findLlamaErrors } from '../features/one/index.ts';
import { profileDrafts } from '../features/profiler/index.ts';
import { readCases } from '../features/test-runs/index.ts';
import {
  convertDrafts,
  matchRecordings,
  readTranslations,
  readUploadedLlama,
  readUploadedPackage,
  writeFile,
  writeFileResult,
  writeReleasePackage,
  writeTranslations,
  writeVoicePrompts,
} from '../features/transfer/index.ts';
import { checkScripts, findDraftProblems, findReleaseProblems } from '../features/validation/index.ts';
import type { WorkerTask } from '../workers/worker-task.ts';

/** The tasks that a worker thread can run. */
export const workerTasks: readonly WorkerTask<never, unknown>[] = [
  checkScripts,
  convertDrafts,
  convertSound,
  decodePicture,
  findDraftProblems,
  findLlamaErrors,
  findReleaseProblems,
  makeIcon,
  matchRecordings,
  profileDrafts,
  readCases,
  readSpeech,
  readTranslations,
  readUploadedLlama,
  readUploadedPackage,
  replaceInRows,
  resizePicture,
  searchRows,
  writeFile,
  writeFileResult,
  writeReleasePackage,
  writeTranslations,
  writeVoicePrompts,
];
