import type { ReactNode } from 'react';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Bar } from '../../ui/drawings/bar.tsx';

/** Names with their counts, and a bar beneath the name where rows are compared. */
export function CountTable({ caption, heads, rows }: CountTableProps) {
  if (rows.length === 0) return <p className="py-3 text-ui text-ink-2">None in this period.</p>;
  const [first, ...others] = heads;
  return (
    <Table caption={caption} dense>
      <thead>
        <tr>
          <ColumnHead>{first}</ColumnHead>
          {others.map((head) => (
            <ColumnHead key={head} end className="w-22">
              {head}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, bar, counts }) => (
          <Row key={key}>
            <Cell head>
              <CellText note={note}>{name}</CellText>
              {bar !== undefined && (
                <span aria-hidden="true" className="mt-1 block h-1.5 bg-sunk">
                  <Bar percent={bar} className="text-ink" />
                </span>
              )}
            </Cell>
            {counts.map((count, index) => (
              <Cell key={others[index]} end className="tabular-nums">
                {count}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

interface CountTableProps {
  caption: string;
  heads: string[];
  rows: { key: string; name: ReactNode; note?: string; bar?: number; counts: string[] }[];
}
