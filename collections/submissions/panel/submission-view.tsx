import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { newYorkTime } from '#cms/time/new-york.ts';
import { inboxPath, submissionKind } from '../kinds.ts';
import type { Detail } from '../schema.ts';
import { DueTime } from './due-time.tsx';
import { PartnerProfileButton } from './partner-profile-button.tsx';

export const Time = ({ at }: { at: string }) => <time dateTime={at}>{newYorkTime(at)}</time>;

interface Shown {
  shown: Detail;
}

function Facts({ shown }: Shown) {
  const { receivedAt, closedAt, dueAt, snoozedUntil, reference, email, reason } = shown;
  const isSnoozed = snoozedUntil !== null && new Date(snoozedUntil) > new Date();
  const facts: [name: string, value: ReactNode][] = [
    ['Received', <Time key="received" at={receivedAt} />],
    ['Closed', closedAt && <Time key="closed" at={closedAt} />],
    ['Due', !closedAt && <DueTime key="due" dueAt={dueAt} now={new Date()} />],
    ['Snoozed until', isSnoozed && <Time key="snoozed" at={snoozedUntil} />],
    ['Reason', reason],
    ['Reference number', reference],
    [
      'Email',
      email && (
        <a key="email" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
  ];
  return (
    <dl className="inbox-work__facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Partner({ shown: { recordPath, kind, status, partner } }: Shown) {
  if (kind !== 'vendor-applications' || status !== 'approved') return null;
  if (!partner) return <PartnerProfileButton application={recordPath.split('/').at(-1) ?? ''} />;
  return (
    <p>
      Partner profile: <Link href={`/admin/collections/partners/${partner.id}`}>{partner.name}</Link>{' '}
      {partner.page ? <a href={partner.page}>See its page</a> : '(not published yet)'}
    </p>
  );
}

const Files = ({ files }: Pick<Detail, 'files'>) => (
  <ul className="inbox-work__files" aria-label="Files">
    {files.map(({ id, name, scan, url }) => (
      <li key={id}>
        {url ? (
          <a href={url} download>
            {name}
          </a>
        ) : (
          name
        )}{' '}
        ({scan})
      </li>
    ))}
  </ul>
);

const Duplicates = ({ duplicates }: Pick<Detail, 'duplicates'>) => (
  <div className="inbox-work__duplicates">
    <strong>Possible duplicate: more from the same sender</strong>
    <ul>
      {duplicates.map(({ id, title, kind, same, receivedAt }) => (
        <li key={id}>
          <a href={inboxPath(id)}>{title}</a> ({submissionKind(kind).label}, same {same}, received{' '}
          <Time at={receivedAt} />)
        </li>
      ))}
    </ul>
  </div>
);

export const SubmissionView = ({ shown, hasAnswers }: Shown & { hasAnswers: boolean }) => (
  <>
    <Facts shown={shown} />
    <Partner shown={shown} />
    {shown.duplicates.length > 0 && <Duplicates duplicates={shown.duplicates} />}
    {shown.files.length > 0 && <Files files={shown.files} />}
    {hasAnswers && (
      <dl className="inbox-work__answers">
        {shown.answers.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
);
