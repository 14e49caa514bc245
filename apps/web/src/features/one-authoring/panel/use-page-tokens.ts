import { getOwnTokens, listAnswerTokens, type AnswerToken } from '@confab/inputs';
import { useMemo, useSyncExternalStore } from 'react';
import { useEditingSession, type EditingSession, type ItemView } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import type { OfferedToken } from '../../inputs/index.ts';
import { subscribeToPages } from '../page-tree/subscribe-to-pages.ts';
import { tokenWords } from './token-words.ts';

interface PageAnswer extends AnswerToken {
  readonly pageName: string;
  readonly pageType: string;
}

/**
 * The tokens that texts of a page can quote in addition to variables: its own, then the answers that all pages keep.
 */
export function usePageTokens(page: ItemView | undefined): readonly OfferedToken[] {
  const session = useEditingSession();
  const say = useWords(tokenWords);
  // One reader for each session: the answers keep their reference while pages are typed in.
  const { subscribe, read } = useMemo(() => createAnswerReader(session), [session]);
  const answers = useSyncExternalStore(subscribe, read);
  const about: Readonly<Record<string, unknown>> = say;
  const describe = (name: string) => {
    const text = about[name];
    return typeof text === 'string' ? text : name;
  };
  const sayAnswer: Readonly<Record<string, (page: string) => string>> = {
    Form: say.fieldAnswer,
    Contact: say.contactMessage,
  };
  return [
    ...getOwnTokens(page?.type ?? '').map((name) => ({ name, label: name, description: describe(name) })),
    ...answers.map(({ token, name, byName, pageName, pageType }) => ({
      name: token,
      ...(byName !== '' && { alias: byName }),
      label: name || pageName,
      description: (sayAnswer[pageType] ?? say.questionAnswer)(pageName),
    })),
  ];
}

function createAnswerReader(session: EditingSession) {
  let answers: readonly PageAnswer[] = [];

  function list(): readonly PageAnswer[] {
    return (session.getOutline()?.workflows ?? []).flatMap(({ id: llamaId }) => {
      const llama = session.getWorkflow(llamaId);
      if (llama.status !== 'ready') return [];
      return llama.nodes.flatMap(({ id, type, displayName, values }) =>
        listAnswerTokens({ id, type, values: values ?? {} }).map((answer) => ({
          ...answer,
          pageName: displayName,
          pageType: type,
        })),
      );
    });
  }

  return {
    subscribe: (listener: () => void) => subscribeToPages(session, listener),
    read() {
      const next = list();
      if (toText(next) !== toText(answers)) answers = next;
      return answers;
    },
  };
}

const toText = (answers: readonly PageAnswer[]) =>
  answers.map(({ token, name, pageName }) => `${token}\n${name}\n${pageName}`).join('\n');
