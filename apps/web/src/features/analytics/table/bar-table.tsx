import { Table } from '@mantine/core';
import { Link } from 'wouter';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { useDisplay } from '../display.ts';
import type { AnalyticTable } from './to-table.ts';
import classes from '../analytics.module.css';

interface BarTableProps {
  readonly table: AnalyticTable;
  readonly caption: string;
  /** The address to which a cell leads. */
  readonly getHref?: (row: number, column: number) => string | undefined;
  readonly currentRow?: number;
}

/** A table whose first column shows the share of a figure as a bar, where there is one. The figures themselves are text. */
export function BarTable({ table, caption, getHref, currentRow }: BarTableProps) {
  const { columns, rows, charted } = table;
  const { formatNumber } = useDisplay();
  const region = useKeepFocusNear<HTMLDivElement>();
  const getFigure = (row: readonly (string | number)[]) => (charted === undefined ? 0 : Number(row[charted]) || 0);
  const largest = Math.max(1, ...rows.map(getFigure));
  return (
    <div ref={region} className={classes.scroll} role="region" aria-label={caption} tabIndex={0}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column, index) => (
              <Table.Th
                key={column}
                scope="col"
                className={typeof rows[0]?.[index] === 'number' ? classes.figure : undefined}
              >
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Table.Tr key={`${index} ${row[0]}`} aria-current={index === currentRow || undefined}>
              {row.map((cell, column) => (
                <Table.Td key={columns[column]} className={typeof cell === 'number' ? classes.figure : undefined}>
                  <Cell href={getHref?.(index, column)}>{typeof cell === 'number' ? formatNumber(cell) : cell}</Cell>
                  {column === 0 && charted !== undefined && (
                    <svg className={classes.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={(getFigure(row) / largest) * 100} height="4" />
                    </svg>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Cell({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  if (href === undefined) return children;
  return (
    <Link href={href} className={classes.link}>
      {children}
    </Link>
  );
}
