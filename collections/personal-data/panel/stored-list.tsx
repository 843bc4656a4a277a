import type { ReactNode } from 'react';
import type { Stored } from '../stored-data-schema.ts';

interface StoredListProps {
  address: string;
  stored: Stored;
  children: ReactNode;
}

export function StoredList({ address, stored: { kinds, mails, mentions }, children }: StoredListProps) {
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
                    {items.map((item) => (
                      <a key={item.path} href={`/admin${item.path}`}>
                        {item.label}
                      </a>
                    ))}
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
              {mentions.map(({ label, path, isErased }) => (
                <li key={`${label} ${path}`}>
                  {path ? <a href={`/admin${path}`}>{label}</a> : label}
                  {isErased
                    ? ': the address is removed when you erase.'
                    : ' are not changed. Open and edit them yourself.'}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {(hasDocuments || mentions.length > 0) && <div className="personal-data__actions">{children}</div>}
    </>
  );
}
