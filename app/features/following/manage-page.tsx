import type { SubmissionResult } from '@conform-to/react';
import { CalendarPlus, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { capitalized } from '#law/figures/figure-kinds.ts';
import { ownEntry } from '#law/own-entry.ts';
import { FollowedItem } from './followed-item.tsx';
import type { ManageData } from './manage.server.ts';
import { DONE, MINE } from './texts.ts';

const Done = ({ children }: { children: string }) => (
  <p
    role="status"
    className="mt-6 flex max-w-[44rem] items-start gap-2.5 border-l-4 border-low bg-low-tint px-4 py-3 font-semibold"
  >
    <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-low" />
    {children}
  </p>
);

interface ActProps {
  page: string;
  intent: string;
  id?: number;
  children: ReactNode;
}

const Act = ({ page, intent, id, children }: ActProps) => (
  <form method="post" action={page}>
    {id === undefined ? null : <input type="hidden" name="id" value={id} />}
    <Button type="submit" name="intent" value={intent} look="secondary">
      {children}
    </Button>
  </form>
);

const Calendar = ({ page, copy, calendar }: Pick<ManageData, 'page' | 'copy' | 'calendar'>) => (
  <Section id="calendar" heading="Calendar" intro={copy.calendarText}>
    {calendar ? (
      <>
        <p className="mb-5 max-w-[44rem] border border-line bg-card px-4 py-3 wrap-anywhere">
          {calendar.address}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={calendar.subscription}>
            <CalendarPlus aria-hidden size={18} /> Subscribe
          </ButtonLink>
          <Act page={page} intent="newCalendar">
            Replace its address
          </Act>
          <Act page={page} intent="noCalendar">
            Remove the calendar
          </Act>
        </div>
      </>
    ) : (
      <Act page={page} intent="newCalendar">
        <CalendarPlus aria-hidden size={18} /> Create a calendar
      </Act>
    )}
  </Section>
);

const Newsletters = ({ page, newsletters }: Pick<ManageData, 'page' | 'newsletters'>) => (
  <Section id="newsletters" heading="Newsletters" intro={MINE.newsletters}>
    <ul className="max-w-[44rem] border-t border-line">
      {newsletters.map(({ id, name, isPending }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 font-semibold"
        >
          {capitalized(name)}
          {isPending ? ' (not confirmed yet)' : null}
          <div className="flex flex-wrap gap-3">
            {isPending ? (
              <Act page={page} intent="confirmNewsletter" id={id}>
                Confirm<span className="sr-only"> the {name}</span>
              </Act>
            ) : null}
            <Act page={page} intent="endNewsletter" id={id}>
              Unsubscribe<span className="sr-only"> from the {name}</span>
            </Act>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

const Stopped = ({ page, stopped }: Pick<ManageData, 'page' | 'stopped'>) => (
  <section aria-labelledby="stopped-heading" className="pt-10">
    <h2 id="stopped-heading" className="text-fit-lg">
      Stopped
    </h2>
    <ul className="mt-4 max-w-[44rem] border-t border-line">
      {stopped.map(({ id, label }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 font-semibold"
        >
          {label}
          <Act page={page} intent="resume" id={id}>
            Undo<span className="sr-only"> stopping {label}</span>
          </Act>
        </li>
      ))}
    </ul>
  </section>
);

export const ManagePage = ({ result, ...view }: ManageData & { result: SubmissionResult | undefined }) => {
  const { copy, email, page, groups, newsletters, stopped, done } = view;
  const message = ownEntry(DONE, done);
  const error = result?.error?.['']?.join(' ');
  return (
    <>
      <PageHead heading={MINE.heading} lead={copy.lead}>
        <p className="mt-3 font-semibold wrap-anywhere">{email}</p>
        {message && !result ? <Done>{message}</Done> : null}
        {error ? (
          <p
            role="alert"
            className="mt-6 border-2 border-very-high bg-very-high-tint px-5 py-4 font-semibold"
          >
            {error}
          </p>
        ) : null}
      </PageHead>
      <PageWidth className="pb-14">
        {groups.length + newsletters.length === 0 ? <p className="mt-8 max-w-[44rem]">{MINE.empty}</p> : null}
        {groups.map(({ kind, name, items }) => (
          <section key={kind} aria-labelledby={`${kind}-heading`} className="pt-10">
            <h2 id={`${kind}-heading`} className="text-fit-lg">
              {name}
            </h2>
            <ul className="mt-4 grid gap-4">
              {items.map((item) => (
                <FollowedItem key={item.id} item={item} page={page} result={result} />
              ))}
            </ul>
          </section>
        ))}
        {stopped.length > 0 ? <Stopped page={page} stopped={stopped} /> : null}
        <div className="mt-8 mb-10 flex flex-wrap gap-3">
          <ButtonLink href="/buildings">Add a building</ButtonLink>
          <ButtonLink href="/follow" look="secondary">
            Add a law
          </ButtonLink>
        </div>
        {groups.length > 0 ? <Calendar {...view} /> : null}
        {newsletters.length > 0 ? <Newsletters {...view} /> : null}
        <Section id="address" heading={MINE.address} intro={copy.addressText}>
          <Act page={page} intent="replace">
            Replace this address
          </Act>
        </Section>
        <Section id="end" heading={MINE.erase} intro={copy.eraseText}>
          <div className="flex flex-wrap gap-3">
            {groups.length + newsletters.length > 0 ? (
              <Act page={page} intent="stopEverything">
                Stop everything
              </Act>
            ) : null}
            <ButtonLink href={`${page}/erase`} look="secondary">
              Erase my data
            </ButtonLink>
          </div>
        </Section>
      </PageWidth>
    </>
  );
};
