import { useWords } from '../../../words/define-words.ts';
import classes from '../history.module.css';
import { words } from '../words.ts';
import { FileDifference } from './file-difference.tsx';
import type { NamedFile } from './list-files.ts';
import type { ComparedTimes } from './use-replaced-files.ts';

interface ReplacedFilesProps {
  readonly files: readonly NamedFile[];
  readonly times: ComparedTimes;
  readonly layout: 'side' | 'inline';
}

/** Files that both versions name, each with its contents at the two moments. */
export function ReplacedFiles({ files, times, layout }: ReplacedFilesProps) {
  const say = useWords(words);
  return (
    <section className={classes.section}>
      <h3>{say.replacedFiles}</h3>
      <ul className={classes.differences}>
        {files.map(({ assetId, trail }) => {
          const name = trail.join(' ▸ ');
          return (
            <li
              key={assetId}
              className={classes.difference}
              data-change="changed"
              data-difference=""
              tabIndex={-1}
              aria-label={`${name}, ${say.replacedFile}`}
            >
              <div className={classes.differenceHead}>
                <span className={classes.trail}>{name}</span>
                <span className={classes.mark}>{say.replacedFile}</span>
              </div>
              <FileDifference
                before={{ assetId, time: times.before }}
                after={{ assetId, time: times.after }}
                layout={layout}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
