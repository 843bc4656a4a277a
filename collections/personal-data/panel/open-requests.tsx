import { DashboardRow, RelativeTime, Section, type SectionProps } from '#cms/panel/section.tsx';
import { findOpenRequests } from '../erasure-requests/requests.ts';

export async function ErasureRequests({ payload, now }: Omit<SectionProps, 'user'>) {
  const requests = await findOpenRequests(payload);
  if (requests.length === 0) return null;
  return (
    <Section id="erasure-requests" heading="Erasure requests" count={requests.length}>
      <ul className="dashboard-rows">
        {requests.map(({ id, address, requestedByName, createdAt }) => (
          <DashboardRow
            key={id}
            title={address}
            kind={`requested by ${requestedByName ?? 'a former colleague'}`}
            path={`/collections/erasure-requests/${id}`}
          >
            <RelativeTime at={createdAt} now={now} />
          </DashboardRow>
        ))}
      </ul>
      <p className="dashboard-more">
        Look up and erase an address under <a href="/admin/collections/erasures">Personal data</a>.
      </p>
    </Section>
  );
}
