import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { FOLLOW_KINDS } from '#app/regulations/following.ts';
import { longDay } from '#app/regulations/figures/kinds.ts';
import { hasRole, STAFF_ROLES } from '#cms/access.ts';
import '#cms/dashboard/dashboard.css';
import { Empty, Section, type SectionProps } from '#cms/dashboard/section.tsx';
import { FailedMails } from '#cms/dashboard/tasks.tsx';
import { WeekChart } from '#cms/dashboard/week-chart.tsx';
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
      <table className="dashboard-table">
        <thead>
          <tr>
            <th scope="col">What they follow</th>
            <th scope="col">Confirmed</th>
          </tr>
        </thead>
        <tbody>
          {FOLLOW_KINDS.map(({ value, label }) => (
            <tr key={value}>
              <th scope="row">{label}</th>
              <td className="dashboard-number">{count(byKind[value])}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
        <table className="dashboard-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Reminders</th>
              <th scope="col">Emails</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, reminders, mails }) => (
              <tr key={day}>
                <th scope="row">{longDay(day)}</th>
                <td className="dashboard-number">{count(reminders)}</td>
                <td className="dashboard-number">{count(mails)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="dashboard-more">
        By what is followed today. Changes, digests and newsletters come on top.
      </p>
    </Section>
  );
}

/** Who follows what, how that grows, what will be sent, and what failed. For staff, who also see the addresses. */
export function Following({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, user, i18n } = req;
  // Payload shows views of the product to strangers too.
  if (!user) redirect(`${payload.config.routes.admin}/login`);
  const section = { payload, user, now: new Date() };
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, visibleEntities }}
      user={user}
    >
      <Gutter className="dashboard lotline-dashboard">
        <header className="dashboard-head">
          <h1>Following</h1>
        </header>
        {hasRole({ user }, ...STAFF_ROLES) ? (
          <div className="dashboard-sections">
            <Followers {...section} />
            <Growth {...section} />
            <ComingUp {...section} />
            <FailedMails {...section} />
          </div>
        ) : (
          <p>Only admins and staff see this page.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
