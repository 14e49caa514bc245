import { mediaPackageBytesMax, transferCalls, transferMessages } from '@confab/contracts';
import { mebibyte, type ProjectId } from '@confab/model';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useWords } from '../../../words/define-words.ts';
import { PreviewedImport } from '../previewed-import.tsx';
import { RecordingsReport } from './recordings-report.tsx';
import { recordingsWords } from './words.ts';
import { nameMessage } from '../../../words/message.ts';

interface RecordingsImportModalProps {
  readonly projectId: ProjectId;
  readonly onClose: () => void;
}

const tooLarge = nameMessage('transferMessages.mediaFileTooLarge', transferMessages.mediaFileTooLarge, {
  most: mediaPackageBytesMax / mebibyte,
});

/** Imports a zip of recordings after a report of which file becomes the recording of which line. */
export function RecordingsImportModal({ projectId, onClose }: RecordingsImportModalProps) {
  const say = useWords(recordingsWords);
  const api = useApi();
  const [progress, setProgress] = useState(0);
  return (
    <PreviewedImport
      say={say}
      accept=".zip"
      most={{ bytes: mediaPackageBytesMax, message: tooLarge }}
      progress={progress}
      send={(zip, options, signal) => {
        setProgress(0);
        return api.call(
          transferCalls.importRecordings,
          { query: { projectId, ...options }, content: zip },
          { signal, onProgress: (sent, total) => setProgress(total === 0 ? 0 : (sent / total) * 100) },
        );
      }}
      count={({ files }) => {
        const countOf = (wanted: string) => files.filter(({ outcome }) => outcome === wanted).length;
        return { usual: countOf('matched'), changed: countOf('changed') };
      }}
      countImported={({ importedCount }) => importedCount}
      onClose={onClose}
    >
      {({ files }) => <RecordingsReport files={files} />}
    </PreviewedImport>
  );
}
