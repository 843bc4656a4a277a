import { openRequests } from '#cms/personal-data/erasure-requests.ts';
import { DashboardRow } from './document-row.tsx';
import { MomentWords } from './moment-words.tsx';
import { Section, type SectionProps } from './section.tsx';

/** The erasures that staff have requested and no admin has decided; nothing where there are none. */
export async function ErasureRequests({ payload, now }: Pick<SectionProps, 'payload' | 'now'>) {
  const requests = await openRequests(payload);
  if (requests.length === 0) return null;
  const count = <span className="dashboard-count">{requests.length}</span>;
  return (
    <Section id="erasure-requests" heading="Erasure requests" aside={count}>
      <ul className="dashboard-rows">
        {requests.map(({ id, address, requestedByName, createdAt }) => (
          <DashboardRow
            key={id}
            title={address}
            kind={`requested by ${requestedByName ?? 'a former colleague'}`}
            path={`/collections/erasure-requests/${id}`}
          >
            <MomentWords at={createdAt} now={now} />
          </DashboardRow>
        ))}
      </ul>
      <p className="dashboard-more">
        Look up and erase an address under <a href="/admin/collections/erasures">Personal data</a>.
      </p>
    </Section>
  );
}
