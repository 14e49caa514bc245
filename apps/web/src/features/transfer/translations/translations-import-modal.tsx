import { packageBytesMax, transferMessages, translationCalls } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useApi } from '../../../api/api-context.tsx';
import { readFileAsBase64 } from '../../../platform/read-file-as-base64.ts';
import { useWords } from '../../../words/define-words.ts';
import { PreviewedImport } from '../previewed-import.tsx';
import { TranslationsReport } from './translations-report.tsx';
import { translationImportWords } from './words.ts';
import { nameMessage } from '../../../words/message.ts';

interface TranslationsImportModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly onClose: () => void;
}

/** Imports a file of translations after a report of what it changes. */
export function TranslationsImportModal({ teamId, projectId, onClose }: TranslationsImportModalProps) {
  const say = useWords(translationImportWords);
  const api = useApi();
  return (
    <PreviewedImport
      say={say}
      accept=".csv,.xlf,.xliff"
      most={{
        bytes: packageBytesMax,
        message: nameMessage('transferMessages.fileTooLarge', transferMessages.fileTooLarge),
      }}
      send={async (file, options, signal) => {
        const content = await readFileAsBase64(file);
        const body = { teamId, projectId, fileName: file.name.slice(-260), content, ...options };
        return api.call(translationCalls.import, { body }, { signal });
      }}
      count={({ counts }) => ({ usual: counts.added + counts.replaced, changed: counts.changed })}
      onClose={onClose}
    >
      {(report) => <TranslationsReport report={report} />}
    </PreviewedImport>
  );
}
