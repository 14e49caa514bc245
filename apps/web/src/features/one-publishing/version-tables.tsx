import type { OnePublishStatus } from '@confab/contracts';
import { Checkbox } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { getVersionLabel, isUpToDate, type ItemStages } from '../publishing/index.ts';
import classes from './one-publishing.module.css';
import { words } from './words.ts';

/** A chapter with its version on each stage. */
export interface ChapterVersions extends ItemStages {
  readonly displayName: string;
}

interface VersionTablesProps {
  readonly status: OnePublishStatus;
  readonly chapters: readonly ChapterVersions[];
  readonly ticked: ReadonlySet<string>;
  readonly onTicked: (ticked: ReadonlySet<string>) => void;
}

/** The version of the project and those of its chapters, each row with a tick box (A2.66, A2.67). */
export function VersionTables({ status, chapters, ticked, onTicked }: VersionTablesProps) {
  const say = useWords(words);
  const { projectId, projectName, versions } = status;
  const isAll = chapters.length > 0 && chapters.every(({ itemId }) => ticked.has(itemId));

  function tick(itemId: string, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(itemId);
    else next.delete(itemId);
    onTicked(next);
  }

  return (
    <>
      <Table label={say.projectVersions} head={say.tick}>
        <Row
          item={{ itemId: projectId, displayName: projectName, ...versions }}
          box={<Checkbox aria-label={say.tickProject(projectName)} checked={ticked.size > 0} disabled readOnly />}
        />
      </Table>
      <Table
        label={say.chapterVersions}
        head={
          <Checkbox
            aria-label={say.tickAll}
            checked={isAll}
            indeterminate={!isAll && ticked.size > 0}
            onChange={({ currentTarget: { checked } }) =>
              onTicked(new Set(checked ? chapters.map(({ itemId }) => itemId) : []))
            }
          />
        }
      >
        {chapters.map((chapter) => (
          <Row
            key={chapter.itemId}
            item={chapter}
            box={
              <Checkbox
                aria-label={say.tickOne(chapter.displayName)}
                checked={ticked.has(chapter.itemId)}
                onChange={({ currentTarget: { checked } }) => tick(chapter.itemId, checked)}
              />
            }
          />
        ))}
      </Table>
    </>
  );
}

interface TableProps {
  readonly label: string;
  readonly head: React.ReactNode;
  readonly children: React.ReactNode;
}

function Table({ label, head, children }: TableProps) {
  const say = useWords(words);
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={classes.box}>
              {head}
            </th>
            <th scope="col">{say.name}</th>
            <th scope="col">{say.current}</th>
            <th scope="col">{say.beta}</th>
            <th scope="col">{say.live}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Row({ item, box }: { readonly item: ChapterVersions; readonly box: React.ReactNode }) {
  const translate = useMessage();
  return (
    <tr>
      <td className={classes.box}>{box}</td>
      <th scope="row">{item.displayName}</th>
      <td>{item.development ?? '–'}</td>
      <td data-differs={!isUpToDate(item, 'Beta') || undefined}>{translate(getVersionLabel(item, 'Beta'))}</td>
      <td data-differs={!isUpToDate(item, 'Live') || undefined}>{translate(getVersionLabel(item, 'Live'))}</td>
    </tr>
  );
}
