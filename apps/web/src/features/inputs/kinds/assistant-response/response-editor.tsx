import { appendToPath, responseFields } from '@confab/inputs';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClipboard, IconDeviceMobile, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import { useCatalogueTexts } from '../../../../words/catalogue-texts.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { BlockError } from '../../field/field-frame.tsx';
import { EntryList } from './entries/entry-list.tsx';
import { useEntryCommands } from './entries/use-entry-commands.ts';
import { LeftOutNotice } from './left-out-notice.tsx';
import { ResponsePreview } from './preview/response-preview.tsx';
import { words } from './words.ts';
import classes from './composer.module.css';

/** Fields that select a linked response (A3.54). */
const linkingFields = responseFields.slice(0, 3);

interface ResponseEditorProps extends BlockProps {
  /** Whether it has a window of its own, where the preview is always shown. */
  readonly isWindow?: boolean;
}

/** The entries of a response with their commands, and a live preview beside them or, in a narrow form, below. */
export function ResponseEditor({ itemId, path, Grid, isWindow = false }: ResponseEditorProps) {
  const say = useWords(words);
  const linking = useCatalogueTexts().properties(linkingFields);
  const session = useEditingSession();
  const isLinked = useValue(itemId, appendToPath(path, 'IsLinkedResponse')) === true;
  const [isLinking, { toggle }] = useDisclosure(isLinked);
  const [isPreviewed, preview] = useDisclosure(isWindow);
  const [activeId, setActiveId] = useState<string>();
  const listPath = appendToPath(path, 'Entries');
  const commands = useEntryCommands(itemId, listPath);
  const isEnabled = !session.isReadOnly;
  const entries = useRef<HTMLDivElement>(null);

  /** Adds an entry; its text gets the focus at once, because the author continues typing. */
  function addEntry() {
    const entryId = flushSync(() => {
      const added = commands.add();
      setActiveId(added);
      return added;
    });
    entries.current?.querySelector<HTMLElement>(`[data-entry-id="${entryId}"] textarea`)?.focus();
  }

  return (
    <div className={classes.editor}>
      <div className={classes.columns} data-previewed={isPreviewed || undefined}>
        <div ref={entries}>
          <EntryList {...{ itemId, listPath, isEnabled, Grid, commands }} onActivate={setActiveId} />
          <BlockError itemId={itemId} path={listPath} />
          <LeftOutNotice count={commands.leftOutCount} onClose={commands.dismissNotice} />
          <Group gap="xs" mt="xs">
            {isEnabled ? (
              <>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPlus size={14} />}
                  data-add-entry
                  onClick={addEntry}
                >
                  {say.addEntry}
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  leftSection={<IconClipboard size={14} />}
                  onClick={() => void commands.paste()}
                >
                  {say.pasteEntry}
                </Button>
              </>
            ) : null}
            {isWindow ? null : (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconDeviceMobile size={14} />}
                aria-expanded={isPreviewed}
                onClick={preview.toggle}
              >
                {say.livePreview}
              </Button>
            )}
            <Button size="xs" variant="subtle" aria-expanded={isLinking} onClick={toggle}>
              {say.linking}
            </Button>
          </Group>
          {isLinking ? (
            <Grid
              itemId={itemId}
              path={path}
              properties={isLinked ? linking : linking.slice(0, 1)}
              siblings={linking}
            />
          ) : null}
        </div>
        {isPreviewed ? <ResponsePreview {...{ itemId, listPath, activeId }} onActivate={setActiveId} /> : null}
      </div>
    </div>
  );
}
