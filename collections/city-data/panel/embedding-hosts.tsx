import type { EmbeddingHost } from '#collections/embed-loads.ts';
import { countText, Table } from './table.tsx';

export const EmbeddingHosts = ({ hosts }: { hosts: readonly EmbeddingHost[] }) => (
  <section aria-labelledby="embedding-hosts">
    <h2 id="embedding-hosts">Sites that embed the look-up</h2>
    <p>
      How often their pages loaded the look-up or the LL97 estimate in the last 30 days. Only the host is
      recorded, and nothing about the visitor. <a href="/developers#embed">See how to embed it</a>.
    </p>
    {hosts.length === 0 ? (
      <p>None so far.</p>
    ) : (
      <Table label="Sites that embed the look-up" columns={['Host', 'Times loaded', 'Last']}>
        {hosts.map(({ host, loads, lastDay }) => (
          <tr key={host}>
            <th scope="row">{host}</th>
            <td>{countText(loads)}</td>
            <td>{lastDay}</td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);
