'use client';
import { Link } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { useApi } from '#cms/panel/use-api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import { inboxKind, type SubmissionKey } from '../../kinds/index.ts';
import { type Person, previewSchema, type SubmissionPreview } from '../../list/list-schema.ts';
import type { BulkChange } from '../../inbox-schema.ts';
import { statusLabel } from '../../kinds/workflow.ts';
import { Conversation } from '../../replies/panel/conversation.tsx';
import type { WantedReply } from '../../replies/panel/reply-box.tsx';
import { PartnerProfileButton } from '../partner-profile-button.tsx';
import { SubmissionHistory } from '../activity.tsx';
import { DueTime } from '../due-time.tsx';
import { ActionMenu, type MenuName, type Menus, useMenus } from './action-menu.tsx';
import { pageUrl } from './rows.tsx';
import { SnoozeMenu } from './snooze-form.tsx';
import { nextStatuses, statusOptions } from './status-options.ts';

/** A shortcut's action, run once the preview has loaded. `number` makes a repeated action a new value. */
export type Wanted = WantedReply | { what: 'heading' | 'note' | MenuName; number: number };

const wantedReply = (wanted: Wanted | undefined): WantedReply | undefined =>
  wanted?.what === 'reply' || wanted?.what === 'template' ? wanted : undefined;

interface PreviewProps {
  submission: SubmissionKey;
  version: number;
  wanted: Wanted | undefined;
  people: readonly Person[];
  user: number;
  onChange: (submission: SubmissionPreview, change: BulkChange) => void;
  onReplied: () => void;
  onDraft: () => void;
  onClose: () => void;
}

type Part = Pick<PreviewProps, 'people' | 'user'> & {
  shown: SubmissionPreview;
  menus: Menus;
  onChange: (change: BulkChange) => void;
};

function Work({ shown, people, user, menus, onChange }: Part) {
  const { workflow } = inboxKind(shown.collection);
  const others = people.filter(({ id }) => id !== user && id !== shown.assignee?.id);
  const assignees = [
    ...(shown.assignee?.id === user ? [] : [{ value: user, label: 'Me' }]),
    ...(shown.assignee ? [{ value: null, label: 'Nobody' }] : []),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="inbox-preview__work">
      <ActionMenu
        ref={menus.status}
        label="Status"
        isNumbered
        current={statusLabel(workflow, shown.status)}
        options={statusOptions(nextStatuses(workflow, shown.status))}
        onChoose={(status) => onChange({ status })}
      />
      <ActionMenu
        ref={menus.assignee}
        label="Assignee"
        current={shown.assignee?.name ?? 'Nobody'}
        options={assignees}
        onChoose={(assignee) => onChange({ assignee })}
      />
      <SmallButton onClick={() => onChange({ isSpam: !shown.isSpam })}>
        {shown.isSpam ? 'Not spam' : 'Spam'}
      </SmallButton>
      {shown.snoozedUntil && (
        <SmallButton onClick={() => onChange({ snoozedUntil: null })}>Wake up now</SmallButton>
      )}
      {!shown.snoozedUntil && !shown.closedAt && (
        <SnoozeMenu ref={menus.snooze} onSnooze={(day) => onChange({ snoozedUntil: day })} />
      )}
    </div>
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{newYorkTime(at)}</time>;

function Facts({ shown }: { shown: SubmissionPreview }) {
  const { receivedAt, closedAt, dueAt, snoozedUntil, reference, email, reason } = shown;
  const facts: [name: string, value: ReactNode][] = [
    ['Received', <Time key="received" at={receivedAt} />],
    ['Closed', closedAt && <Time key="closed" at={closedAt} />],
    ['Due', !closedAt && dueAt && <DueTime key="due" dueAt={dueAt} now={new Date()} />],
    ['Snoozed until', snoozedUntil && <Time key="snoozed" at={snoozedUntil} />],
    ['Reason for the rejection', reason],
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
    <dl className="inbox-preview__facts">
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

function Partner({ shown: { id, collection, status, partner } }: Pick<Part, 'shown'>) {
  if (collection !== 'vendor-applications' || status !== 'approved') return null;
  if (!partner) return <PartnerProfileButton application={id} />;
  return (
    <p>
      Partner profile: <Link href={`/admin/collections/partners/${partner.id}`}>{partner.name}</Link>{' '}
      {partner.page ? <a href={partner.page}>See its page</a> : '(not published yet)'}
    </p>
  );
}

const Files = ({ files }: Pick<SubmissionPreview, 'files'>) => (
  <ul className="inbox-preview__files" aria-label="Files">
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

const Answers = ({ answers }: Pick<SubmissionPreview, 'answers'>) => (
  <dl className="inbox-preview__answers">
    {answers.map(({ label, text }, index) => (
      <div key={`${label}-${index}`}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export function Preview({
  submission,
  version,
  wanted,
  onChange,
  onReplied,
  onDraft,
  onClose,
  ...people
}: PreviewProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const menus = useMenus();
  const path = `/inbox/${submission.collection}/${submission.id}/preview`;
  const { result: shown, error } = useApi(path, previewSchema, { version });
  const isLoaded = shown !== undefined;
  const done = useRef<number>(undefined);
  useEffect(() => {
    if (!wanted || !isLoaded || done.current === wanted.number) return;
    done.current = wanted.number;
    const { what } = wanted;
    if (what === 'status' || what === 'assignee' || what === 'snooze') menus[what].current?.open();
    else if (what === 'heading' || what === 'note')
      root.current?.querySelector<HTMLElement>(what === 'note' ? '.inbox-activity textarea' : 'h2')?.focus();
    // The menus never change.
  }, [wanted, isLoaded]);
  return (
    <section ref={root} className="inbox-preview" aria-labelledby={id} aria-busy={!shown && !error}>
      <header className="inbox-preview__head">
        {/* Focused by Enter, so that a screen reader continues from here. */}
        <h2 id={id} tabIndex={-1}>
          {shown?.title ?? (error ? 'Not found' : 'Loading...')}
        </h2>
        <p>{inboxKind(submission.collection).singular}</p>
        <div className="inbox-preview__links">
          <Link href={pageUrl(submission)}>Open its page</Link>
          <SmallButton onClick={onClose}>Close</SmallButton>
        </div>
      </header>
      {error && <p role="alert">{error}</p>}
      {shown && (
        <>
          <Work {...people} shown={shown} menus={menus} onChange={(change) => onChange(shown, change)} />
          <Facts shown={shown} />
          <Partner shown={shown} />
          {shown.files.length > 0 && <Files files={shown.files} />}
          <Answers answers={shown.answers} />
          <Conversation
            key={`replies-${shown.collection}-${shown.id}`}
            collection={shown.collection}
            id={shown.id}
            wanted={wantedReply(wanted)}
            onChanged={onReplied}
            onDraft={onDraft}
          />
          <SubmissionHistory
            key={`${shown.collection}-${shown.id}`}
            collection={shown.collection}
            id={shown.id}
            version={version}
          />
        </>
      )}
    </section>
  );
}
