import type { TransferReport } from '@confab/contracts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './transfer.module.css';

/** Counts what an import or export keeps, changes, stores and loses, and names what is not kept. */
export function ReportTable({ report, kind }: { readonly report: TransferReport; readonly kind: 'import' | 'export' }) {
  const say = useWords(words);
  const items = report.flatMap(({ section, items: own }) => own.map((item) => ({ ...item, section })));
  const uncounted = report.reduce((sum, { changed, stored, lost }) => sum + changed + stored + lost, 0) - items.length;
  const title = kind === 'import' ? say.importReport : say.exportReport;
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <div className={classes.report}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say.reportPart}</th>
              <th scope="col">{say.outcome('kept', kind)}</th>
              <th scope="col">{say.outcome('changed', kind)}</th>
              <th scope="col">{say.outcome('stored', kind)}</th>
              <th scope="col">{say.outcome('lost', kind)}</th>
            </tr>
          </thead>
          <tbody>
            {report.map(({ section, kept, changed, stored, lost }) => (
              <tr key={section}>
                <th scope="row">{say.reportSection(section)}</th>
                <td>{kept}</td>
                <td>{changed}</td>
                <td>{stored}</td>
                <td className={lost > 0 ? classes.lost : undefined}>{lost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {items.length > 0 && (
        <details className={classes.reportItems}>
          <summary>{say.reportItems(items.length + uncounted)}</summary>
          <ul tabIndex={0} aria-label={say.reportItems(items.length + uncounted)}>
            {items.map(({ section, name, outcome }) => (
              <li key={`${section} ${name}`}>
                <strong>{say.outcome(outcome, kind)}</strong> {say.reportSection(section)}: {name}
              </li>
            ))}
            {uncounted > 0 && <li>{say.moreItems(uncounted)}</li>}
          </ul>
        </details>
      )}
    </section>
  );
}
