import { formatNumber } from '#law/numbers.ts';
import type { AdminViewServerProps } from 'payload';
import { FOLLOW_KINDS } from '#law/following.ts';
import { STAFF_ROLES } from '#cms/access.ts';
import { Empty, NumberCell, Section, type SectionProps, Table } from '#cms/panel/section.tsx';
import { FailedMails } from '#cms/mail/failed-mails-section.tsx';
import { WeekChart } from '#cms/panel/week-chart.tsx';
import { DashboardScreen } from '#cms/panel/screen.tsx';
import { followerCounts } from './follower-counts.ts';

async function Followers({ payload, now }: SectionProps) {
  const { confirmed, pending, bounced, byKind, perWeek } = await followerCounts(payload, now);
  return (
    <>
      <Section id="followers" heading="Followers" count={confirmed}>
        <p className="dashboard-lead">
          {formatNumber(confirmed)} confirmed, {formatNumber(pending)} waiting for confirmation,{' '}
          {formatNumber(bounced)} with an address that does not accept email.
        </p>
        <Table columns={['What they follow', 'Confirmed']}>
          {FOLLOW_KINDS.map(({ value, label }) => (
            <tr key={value}>
              <th scope="row">{label}</th>
              <NumberCell>{byKind[value]}</NumberCell>
            </tr>
          ))}
        </Table>
        <p className="dashboard-more">
          <a href="/admin/collections/subscribers">All subscribers</a> ·{' '}
          <a href="/admin/collections/portfolios">All portfolios</a>
        </p>
      </Section>
      <Section id="new-followers" heading="New followers per week">
        {perWeek.every((week) => week.count === 0) ? (
          <Empty>Nobody confirmed in the last {perWeek.length} weeks.</Empty>
        ) : (
          <WeekChart weeks={perWeek} what="the followers who confirmed" column="Confirmed" />
        )}
      </Section>
    </>
  );
}

export const Following = (view: AdminViewServerProps) => (
  <DashboardScreen view={view} title="Following" roles={STAFF_ROLES}>
    {(visit) => (
      <div className="dashboard-sections">
        <Followers {...visit} />
        <FailedMails {...visit} />
      </div>
    )}
  </DashboardScreen>
);
