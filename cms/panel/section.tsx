import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '#cms/payload-types.ts';
import { fullTime, relativeTime } from '#cms/time/new-york.ts';

export interface SectionProps {
  payload: Payload;
  user: User;
  now: Date;
}

interface Section {
  id: string;
  heading: string;
  count?: number;
  action?: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
}

export const Section = ({ id, heading, count, action, isNarrow, children }: Section) => (
  <section
    className={isNarrow ? 'dashboard-section dashboard-section--narrow' : 'dashboard-section'}
    aria-labelledby={id}
  >
    <div className="dashboard-section__head">
      <h2 id={id}>{heading}</h2>
      {count !== undefined && <span className="dashboard-count">{count}</span>}
      {action}
    </div>
    {children}
  </section>
);

export const Empty = ({ children }: { children: ReactNode }) => <p className="dashboard-empty">{children}</p>;

export const RelativeTime = ({ at, now }: { at: string; now: Date }) => (
  <time dateTime={at} title={fullTime(at)}>
    {relativeTime(at, now)}
  </time>
);

interface DashboardRow {
  title: string;
  kind: string;
  path: string;
  children: ReactNode;
}

export const DashboardRow = ({ title, kind, path, children }: DashboardRow) => (
  <li className="dashboard-row">
    <span className="dashboard-row__main">
      <a href={`/admin${path}`}>{title}</a>
      <span className="dashboard-row__kind">{kind}</span>
    </span>
    <span className="dashboard-due">{children}</span>
  </li>
);

interface TableProps {
  columns: readonly string[];
  kind?: string;
  heading?: string;
  children: ReactNode;
}

export function Table({ columns, kind, heading, children }: TableProps) {
  const table = (
    <table className={kind ? `dashboard-table dashboard-table--${kind}` : 'dashboard-table'}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (!heading) return table;
  return (
    <div className="dashboard-scroll" role="region" aria-labelledby={heading} tabIndex={0}>
      {table}
    </div>
  );
}

export const NumberCell = ({ children }: { children: number | string }) => (
  <td className="dashboard-number">{children.toLocaleString('en-US')}</td>
);
