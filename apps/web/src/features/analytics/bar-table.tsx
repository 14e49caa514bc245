import { Table } from '@mantine/core';
import type { AnalyticTable } from './to-table.ts';
import classes from './analytics.module.css';

/** A table whose first column shows the share of a figure as a bar. The figures themselves are text. */
export function BarTable({ table, caption }: { readonly table: AnalyticTable; readonly caption: string }) {
  const { columns, rows, charted } = table;
  const getFigure = (row: readonly (string | number)[]) => Number(row[charted]) || 0;
  const largest = Math.max(1, ...rows.map(getFigure));
  return (
    <div className={classes.scroll} role="region" aria-label={caption} tabIndex={0}>
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
            <Table.Tr key={`${index} ${row[0]}`}>
              {row.map((cell, column) => (
                <Table.Td key={columns[column]} className={typeof cell === 'number' ? classes.figure : undefined}>
                  {cell}
                  {column === 0 && (
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
