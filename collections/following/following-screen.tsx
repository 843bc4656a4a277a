import type { AdminViewServerProps } from 'payload';
import { FOLLOW_KINDS } from '#law/following.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { STAFF_ROLES } from '#cms/access.ts';
import { Empty, NumberCell, Section, type SectionProps, Table } from '#cms/panel/section.tsx';
import { FailedMails } from '#cms/mail/failed-mails-section.tsx';
import { WeekChart } from '#cms/panel/week-chart.tsx';
import { DashboardScreen } from '#cms/panel/screen.tsx';
import { followerCounts, forecast } from './forecast.ts';

const count = (number: number): string => number.toLocaleString('en-US');

async function Followers({ payload }: SectionProps) {
  const { confirmed, pending, bounced, byKind } = await followerCounts(payload);
  return (
    <Section id="followers" heading="Followers" count={confirmed}>
      <p className="dashboard-lead">
        {count(confirmed)} confirmed, {count(pending)} waiting for confirmation, {count(bounced)} with an
        address that does not accept email.
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
  );
}

async function Growth({ payload, now }: SectionProps) {
  const { perWeek: weeks } = await followerCounts(payload, now);
  return (
    <Section id="new-followers" heading="New followers per week">
      {weeks.every((week) => week.count === 0) ? (
        <Empty>Nobody confirmed in the last {weeks.length} weeks.</Empty>
      ) : (
        <WeekChart weeks={weeks} what="the followers who confirmed" column="Confirmed" />
      )}
    </Section>
  );
}

const DAYS = 14;

async function ComingUp({ payload, now }: SectionProps) {
  const days = await forecast(payload, DAYS, now);
  return (
    <Section id="coming-up" heading={`What will be sent in the next ${DAYS} days`}>
      {days.every(({ mails }) => mails === 0) ? (
        <Empty>No reminder is due in the next {DAYS} days.</Empty>
      ) : (
        <Table columns={['Day', 'Reminders', 'Emails']}>
          {days.map(({ day, reminders, mails }) => (
            <tr key={day}>
              <th scope="row">{longDay(day)}</th>
              <NumberCell>{reminders}</NumberCell>
              <NumberCell>{mails}</NumberCell>
            </tr>
          ))}
        </Table>
      )}
      <p className="dashboard-more">
        By what is followed today. Changes, digests and newsletters come on top.
      </p>
    </Section>
  );
}

export const Following = (view: AdminViewServerProps) => (
  <DashboardScreen view={view} title="Following" roles={STAFF_ROLES}>
    {(visit) => (
      <div className="dashboard-sections">
        <Followers {...visit} />
        <Growth {...visit} />
        <ComingUp {...visit} />
        <FailedMails {...visit} />
      </div>
    )}
  </DashboardScreen>
);
