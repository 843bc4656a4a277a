'use client';
import { Link } from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { useApi } from '#cms/panel/use-api.ts';
import { type Kind, submissionKind } from '../kinds.ts';
import { type Detail, detailSchema, type Person, type Row } from '../schema.ts';
import { mailsSender, statusesAfter, statusLabel } from '../workflow.ts';
import { Conversation } from './conversation.tsx';
import { History } from './history.tsx';
import { Menu, type Menus, useMenus, type WantedPart } from './menu.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';
import { SubmissionView } from './submission-view.tsx';
import type { Change } from './use-changes.ts';

interface StatusOption {
  value: string;
  label: string;
  isApart: boolean;
}

/** Puts the statuses that trigger an email to the sender at the end, apart from the others. */
export function statusOptions(
  statuses: readonly { kind: Kind; value: string; label: string }[],
): StatusOption[] {
  const options = statuses.map(({ kind: { workflow }, value, label }) => {
    const isApart = mailsSender(workflow, value);
    return { value, label: isApart ? `${label} (emails the sender)` : label, isApart };
  });
  const all = [...new Map(options.map((option) => [option.value, option])).values()];
  return [...all.filter(({ isApart }) => !isApart), ...all.filter(({ isApart }) => isApart)];
}

interface WorkProps {
  shown: Detail;
  people: readonly Person[];
  user: number;
  menus: Menus;
  isUnsaved: boolean;
  onChange: (change: Change) => void;
}

function Work({ shown, people, user, menus, isUnsaved, onChange }: WorkProps) {
  const kind = submissionKind(shown.kind);
  const others = people.filter(({ id }) => id !== user && id !== shown.assignee?.id);
  const following = statusesAfter(kind.workflow, shown.status).filter(
    ({ value }) => !isUnsaved || value !== 'reportSent',
  );
  return (
    <div className="inbox-work__actions">
      <Menu
        ref={menus.status}
        label="Status"
        isNumbered
        current={statusLabel(kind.workflow, shown.status)}
        options={statusOptions(following.map((status) => ({ ...status, kind })))}
        onChoose={(status) => onChange({ status })}
      />
      <Menu
        ref={menus.assignee}
        label="Assignee"
        current={shown.assignee?.name ?? 'Nobody'}
        options={[
          ...(shown.assignee?.id === user ? [] : [{ value: user, label: 'Me' }]),
          ...(shown.assignee ? [{ value: null, label: 'Nobody' }] : []),
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(assignee) => onChange({ assignee })}
      />
      <SmallButton onClick={() => onChange({ isSpam: !shown.isSpam })}>
        {shown.isSpam ? 'Not spam' : 'Spam'}
      </SmallButton>
      {shown.snoozedUntil && new Date(shown.snoozedUntil) > new Date() ? (
        <SmallButton onClick={() => onChange({ snoozedUntil: null })}>Wake up now</SmallButton>
      ) : (
        !shown.closedAt && (
          <SnoozeMenu ref={menus.snooze} onSnooze={(day) => onChange({ snoozedUntil: day })} />
        )
      )}
      {isUnsaved && <p>Save the bill before you send its report.</p>}
    </div>
  );
}

interface WorkPanelProps {
  id: number;
  /** The row to show until the details have loaded. */
  row?: Row;
  version: number;
  wanted?: WantedPart;
  people: readonly Person[];
  user: number;
  /**
   * The collection of the document page that contains the panel, if any. The panel omits the answers on pages that
   * show them, which are all except those of bills.
   */
  page?: string;
  isUnsaved?: boolean;
  onShown?: (shown: Detail | undefined) => void;
  onChange: (shown: Detail, change: Change) => void;
  onReplied: () => void;
  onClose?: () => void;
}

export function WorkPanel({ id, row, version, wanted, people, user, page, ...props }: WorkPanelProps) {
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const menus = useMenus();
  const { result: shown, error, reload } = useApi(`/inbox/${id}`, detailSchema, { version });
  const { onShown } = props;
  useEffect(() => onShown?.(shown), [onShown, shown]);
  const done = useRef<number>(undefined);
  useEffect(() => {
    if (wanted?.id !== id || done.current === wanted.number) return;
    const { part } = wanted;
    if (part === 'heading') root.current?.querySelector<HTMLElement>('h2')?.focus();
    else if (!shown) return;
    else if (part === 'page') root.current?.querySelector<HTMLElement>('[data-page]')?.click();
    else if (part === 'note') root.current?.querySelector<HTMLElement>('.inbox-history textarea')?.focus();
    else if (part !== 'reply' && part !== 'template') menus[part].current?.open();
    done.current = wanted.number;
  }, [wanted, shown, id, menus]);
  return (
    <section ref={root} className="inbox-work" aria-labelledby={heading} aria-busy={!shown && !error}>
      <header className="inbox-work__head">
        {/* Focused by Enter, so that a screen reader continues from here. */}
        <h2 id={heading} tabIndex={-1}>
          {shown?.title ?? row?.title ?? (error ? 'Not found' : 'Loading...')}
        </h2>
        {(shown ?? row) && <p>{submissionKind((shown ?? row)?.kind ?? 'feedback').singular}</p>}
        <div className="inbox-work__links">
          {shown && !page && (
            <Link href={shown.recordPath} data-page>
              Open full page
            </Link>
          )}
          {shown?.billPath && page !== 'bills' && <Link href={shown.billPath}>Open the bill</Link>}
          {page && <Link href={`/admin/inbox?open=${id}`}>Open in the inbox</Link>}
          {props.onClose && <SmallButton onClick={props.onClose}>Close this panel</SmallButton>}
        </div>
      </header>
      {error && <p role="alert">{error}</p>}
      {shown && (
        <>
          <Work
            {...{ shown, people, user, menus }}
            isUnsaved={props.isUnsaved ?? false}
            onChange={(change) => props.onChange(shown, change)}
          />
          <SubmissionView shown={shown} hasAnswers={!page || page === 'bills'} />
          <Conversation
            shown={shown}
            wanted={wanted?.id === id ? wanted : undefined}
            reload={reload}
            onSent={props.onReplied}
          />
          <History shown={shown} people={people} user={user} reload={reload} />
        </>
      )}
    </section>
  );
}
