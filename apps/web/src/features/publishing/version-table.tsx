import type { ItemVersions } from '@confab/contracts';
import classes from './publishing.module.css';

/** Current, beta and live version of everything in the project; what differs stands out (A3.18). */
export function VersionTable({ items }: { readonly items: readonly ItemVersions[] }) {
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label="Versions">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Current</th>
            <th scope="col">Beta</th>
            <th scope="col">Live</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.itemId}>
              <th scope="row" data-kind={item.kind}>
                {item.displayName}
              </th>
              <td>{versionText(item.development)}</td>
              <td data-differs={item.staging !== item.development || undefined}>{versionText(item.staging)}</td>
              <td data-differs={item.production !== item.development || undefined}>{versionText(item.production)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function versionText(version: number | null) {
  return version === null ? '–' : String(version);
}
