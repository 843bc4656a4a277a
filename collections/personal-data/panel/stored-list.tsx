import type { ReactNode } from 'react';
import type { Stored } from '../stored-data-schema.ts';

interface StoredListProps {
  address: string;
  stored: Stored;
  children: ReactNode;
}

export function StoredList({
  address,
  stored: { kinds, mails, mentions, profiles },
  children,
}: StoredListProps) {
  const hasDocuments = kinds.length > 0 || mails > 0;
  return (
    <>
      <div className="personal-data__found">
        <h3>{address}</h3>
        {!hasDocuments && <p>Nothing was submitted with this address.</p>}
        {hasDocuments && (
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col" className="personal-data__count">
                  How many
                </th>
                <th scope="col">Where</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ label, items }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="personal-data__count">{items.length}</td>
                  <td>
                    {items.map(
                      ({ label: name, path }) =>
                        path && (
                          <a key={path} href={`/admin${path}`}>
                            {name}
                          </a>
                        ),
                    )}
                  </td>
                </tr>
              ))}
              {mails > 0 && (
                <tr>
                  <th scope="row">Emails waiting, failed, or in the outbox</th>
                  <td className="personal-data__count">{mails}</td>
                  <td />
                </tr>
              )}
            </tbody>
          </table>
        )}
        {mentions.length > 0 && (
          <>
            <h4>Mentioned elsewhere</h4>
            <ul>
              {mentions.map(({ label, count }) => (
                <li key={label}>
                  {label}: {count}. The address is removed when you erase.
                </li>
              ))}
            </ul>
          </>
        )}
        {profiles.length > 0 && (
          <>
            <h4>Partner profiles made from an application</h4>
            <ul>
              {profiles.map(({ label, path }) => (
                <li key={path}>
                  <a href={`/admin${path}`}>{label}</a> is not changed. Open and edit it yourself.
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          Published texts that mention the address are found under <a href="/admin/find-text">Find a text</a>.
        </p>
      </div>
      {(hasDocuments || mentions.length > 0) && <div className="personal-data__actions">{children}</div>}
    </>
  );
}
