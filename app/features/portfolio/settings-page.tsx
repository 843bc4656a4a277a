import type { ReactNode } from 'react';
import { LONGEST_NAME } from '#app/regulations/portfolios.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError, TextField } from '#app/ui/forms/field.tsx';
import { FollowForm } from '../following/follow-form.tsx';
import { type AnsweredForm, errorsIn, typedIn } from '../forms/plain-form.tsx';
import { PortfolioFrame } from './portfolio-frame.tsx';
import type { SettingsView } from './settings.server.ts';

interface SectionProps {
  id: string;
  heading: string;
  text: string;
  children: ReactNode;
}

const Section = ({ id, heading, text, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="scroll-mt-20 border-b border-line py-8 first:pt-0"
  >
    <h2 id={`${id}-heading`} className="text-[1.4rem]">
      {heading}
    </h2>
    <p className="mt-1 mb-4 max-w-[44rem] text-soft">{text}</p>
    {children}
  </section>
);

/** An address to copy: a link that selects as a whole. */
const Address = ({ href, children }: { href: string; children?: string }) => (
  <a href={href} className="font-semibold wrap-anywhere underline underline-offset-3 select-all">
    {children ?? href}
  </a>
);

interface KeyFormsProps {
  kind: 'key' | 'viewKey' | 'calendarKey';
  /** What the owner sees: replacing it twice from one page replaces it once. */
  known: string;
  create: string;
  replace: string;
  revoke?: string;
}

const KeyForms = ({ kind, known, create, replace, revoke }: KeyFormsProps) => (
  <div className="mt-4 flex flex-wrap gap-3">
    <form method="post">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="known" value={known} />
      <Button type="submit" name="intent" value="replace" look="secondary">
        {known ? replace : create}
      </Button>
    </form>
    {known && revoke ? (
      <form method="post">
        <input type="hidden" name="kind" value={kind} />
        <Button type="submit" name="intent" value="revoke" look="secondary">
          {revoke}
        </Button>
      </form>
    ) : null}
  </div>
);

const Delete = ({ result }: AnsweredForm) => {
  const errors = result?.error?.confirmed ?? undefined;
  return (
    <form method="post" className="grid justify-items-start gap-4">
      <div>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="confirmed"
            required
            aria-describedby={errors ? 'confirmed-error' : undefined}
            className="mt-1 size-5 shrink-0 accent-ink"
          />
          Yes, delete this portfolio for good
        </label>
        <FieldError id="confirmed" errors={errors} />
      </div>
      <Button type="submit" name="intent" value="delete" look="secondary">
        Delete the portfolio
      </Button>
    </form>
  );
};

export function SettingsPage({ view, result }: { view: SettingsView } & AnsweredForm) {
  const { name, urls, keys, own, view: shown, calendar } = view;
  const isFollow = result !== undefined && typedIn(result, 'intent') === undefined;
  return (
    <PortfolioFrame name={name} urls={urls} current="settings">
      <Section
        id="follow"
        heading="Get reminders by email"
        text="Before each date, once a month, or when something changes. Dates that are marked as done are left out."
      >
        <FollowForm
          action={urls.settings}
          result={isFollow ? result : undefined}
          submitLabel="Send me reminders"
        />
      </Section>
      <Section
        id="viewKey"
        heading="Share it"
        text="A link that only shows the portfolio: dates, done marks, and emissions. No notes, and nothing can be changed."
      >
        {shown ? <Address href={shown} /> : null}
        <KeyForms
          kind="viewKey"
          known={keys.viewKey}
          create="Create a link"
          replace="Replace the link"
          revoke="Stop sharing"
        />
      </Section>
      <Section
        id="calendarKey"
        heading="Calendar"
        text="Subscribe in your calendar program: it gets new and moved dates by itself."
      >
        {calendar ? (
          <p className="grid gap-1">
            <Address href={calendar.subscription}>Subscribe</Address>
            <Address href={calendar.file} />
          </p>
        ) : null}
        <KeyForms
          kind="calendarKey"
          known={keys.calendarKey}
          create="Create a calendar"
          replace="Replace its address"
          revoke="Stop the calendar"
        />
      </Section>
      <Section id="name" heading="Name" text="Only you and those you share the portfolio with see it.">
        <form method="post" className="grid max-w-[38rem] gap-4">
          <input type="hidden" name="intent" value="rename" />
          <TextField
            id="field-name"
            name="name"
            label="Name of the portfolio"
            errors={errorsIn(result, 'name')}
            required
            maxLength={LONGEST_NAME}
            defaultValue={typedIn(result, 'name') ?? name}
          />
          <Button type="submit" look="secondary" className="justify-self-start">
            Rename
          </Button>
        </form>
      </Section>
      <Section
        id="key"
        heading="Your own address"
        text="Anyone who has it can change the portfolio. If it got into the wrong hands, replace it: the old one stops working at once. Bookmark the new one."
      >
        <Address href={own} />
        <KeyForms kind="key" known={keys.key} create="" replace="Replace your address" />
      </Section>
      <Section
        id="delete"
        heading="Delete"
        text="Deletes the buildings, marks, notes, links, and everyone’s reminders for this portfolio. This cannot be undone."
      >
        <Delete result={result} />
      </Section>
    </PortfolioFrame>
  );
}
