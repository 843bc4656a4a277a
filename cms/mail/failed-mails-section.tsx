import { hasRole } from '#cms/access.ts';
import { listFailedMails, type FailedMail } from './failed-mails.ts';
import { Empty, Section, type SectionProps } from '#cms/dashboard/section.tsx';
import { FailedMailList, type ListedMail } from './failed-mail-list.tsx';

const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});

const timeOf = (iso: string): string => NEW_YORK.format(new Date(iso));

const listed = ({ since, nextTry, ...mail }: FailedMail): ListedMail => ({
  ...mail,
  since: timeOf(since),
  nextTry: nextTry ? timeOf(nextTry) : 'Given up',
});

/** The mails that could not be sent, for those who work on what visitors send; nothing for anybody else. */
export async function FailedMails({ payload, user }: Pick<SectionProps, 'payload' | 'user'>) {
  if (!hasRole({ user: { ...user, collection: 'users' } }, 'admin', 'staff')) return null;
  const { mails, total } = await listFailedMails(payload);
  return (
    <Section
      id="failed-mails"
      heading="Failed mails"
      aside={<span className="dashboard-count">{total}</span>}
    >
      {total === 0 && <Empty>No mail has failed.</Empty>}
      <FailedMailList mails={mails.map(listed)} total={total} />
    </Section>
  );
}
