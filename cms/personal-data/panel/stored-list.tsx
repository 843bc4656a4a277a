import type { Mention, StoredKind } from '#cms/personal-data/schema.ts';
import type { Found } from './use-personal-data.ts';

const Kind = ({ label, count, items }: StoredKind) => (
  <tr>
    <th scope="row">{label}</th>
    <td className="personal-data__count">{count}</td>
    <td>
      {items.map((item) => (
        <a key={item.path} href={`/admin${item.path}`}>
          {item.label}
        </a>
      ))}
    </td>
  </tr>
);

const Mentioned = ({ label, path, isErased }: Mention) => (
  <li>
    {path ? <a href={`/admin${path}`}>{label}</a> : label}
    {isErased
      ? ': the address is removed when you erase.'
      : ': not changed by erasing. Open it and edit it there.'}
  </li>
);

const Mails = ({ count }: { count: number }) =>
  count > 0 && (
    <tr>
      <th scope="row">Mails waiting, failed, or in the outbox</th>
      <td className="personal-data__count">{count}</td>
      <td />
    </tr>
  );

/** What is stored for an address: how many of each kind, with links, and where it is mentioned. */
export function StoredList({ address, stored: { kinds, mails, mentions } }: Found) {
  const isEmpty = kinds.length === 0 && mails === 0;
  return (
    <div className="personal-data__found">
      <h3>{address}</h3>
      {isEmpty ? (
        <p>Nothing was sent with this address.</p>
      ) : (
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
            {kinds.map((kind) => (
              <Kind key={kind.label} {...kind} />
            ))}
            <Mails count={mails} />
          </tbody>
        </table>
      )}
      {mentions.length > 0 && (
        <>
          <h4>Mentioned elsewhere</h4>
          <ul>
            {mentions.map((mention) => (
              <Mentioned key={`${mention.label} ${mention.path}`} {...mention} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
