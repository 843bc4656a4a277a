import type { ReactNode } from 'react';

interface TableProps {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

export const Table = ({ label, columns, children }: TableProps) => (
  <div className="city-data__scroll" tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
