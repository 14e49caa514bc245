import { useEditingSession } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { authoringWords } from '../../authoring/index.ts';
import { usePageActions } from '../../command-palette/index.ts';
import { LanguageCommands } from '../../translations/index.ts';

const group = 'Actions';

/** Offers the files of the open project, and its languages, in the command palette; draws nothing. */
export function ProjectCommands({ name }: { readonly name: string }) {
  const say = useWords(authoringWords);
  const { teamId, projectId, isReadOnly } = useEditingSession();
  const ids = { teamId, projectId };
  const importTranslations = {
    id: 'importTranslations',
    label: say.importTranslations,
    group,
    run: () => openModal('translationsImport', ids),
  };
  usePageActions([
    {
      id: 'exportProject',
      label: say.exportProject,
      group,
      run: () => openModal('platformFileDownload', { ...ids, name, isForPlatforms: false, isForTranslators: true }),
    },
    ...(isReadOnly ? [] : [importTranslations]),
  ]);
  return <LanguageCommands group={group} />;
}
