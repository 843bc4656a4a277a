import type { ReactNode } from 'react';
import { MAX_NAME_LENGTH } from '#law/portfolios.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError, TextField } from '#app/ui/forms/field.tsx';
import { FollowForm } from '#app/features/following/follow-form.tsx';
import { MESSAGES } from '#app/features/following/texts.ts';
import { type FormState, errorsIn, typedIn } from '#app/features/forms/plain-form.tsx';
import { PortfolioFrame } from './portfolio-frame.tsx';
import { SETTINGS_TEXTS } from './texts.ts';
import type { SettingsView } from './settings.server.ts';

interface SectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

const Section = ({ id, title, text, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="scroll-mt-20 border-b border-line py-8 first:pt-0"
  >
    <h2 id={`${id}-heading`} className="text-fit-sm">
      {title}
    </h2>
    <p className="mt-1 mb-4 max-w-[44rem] text-soft">{text}</p>
    {children}
  </section>
);

const Address = ({ href, children }: { href: string; children?: string }) => (
  <a href={href} className="font-semibold wrap-anywhere underline underline-offset-3 select-all">
    {children ?? href}
  </a>
);

interface KeyFormsProps {
  kind: 'key' | 'viewKey' | 'calendarKey';
  /** The key when the page was loaded, so that a double click replaces it only once. */
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

const Delete = ({ result }: FormState) => {
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

const Followers = ({ view: { followers, isSent } }: { view: SettingsView }) => (
  <>
    {isSent ? (
      <div role="status" className="mb-5 max-w-[44rem] border-l-4 border-low bg-low-tint px-5 py-3">
        <p className="font-semibold">{MESSAGES['/follow/check-email'].title}</p>
        <p>{MESSAGES['/follow/check-email'].text}</p>
      </div>
    ) : null}
    <p className="font-semibold">
      {SETTINGS_TEXTS.reminded(followers.filter(({ isConfirmed }) => isConfirmed).length)}
    </p>
    {followers.length > 0 ? (
      <>
        <ul className="mt-2 max-w-[38rem] border-t border-line">
          {followers.map(({ email, isConfirmed }, index) => (
            <li key={index} className="border-b border-line py-2 wrap-anywhere">
              {email}
              {isConfirmed ? null : <span className="text-soft"> · hasn’t confirmed yet</span>}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-[0.94rem] text-soft">{SETTINGS_TEXTS.stop}</p>
      </>
    ) : null}
  </>
);

export function SettingsPage({ view, result }: { view: SettingsView } & FormState) {
  const { copy, name, urls, keys, own, view: shown, calendar } = view;
  const isFollow = result !== undefined && typedIn(result, 'intent') === undefined;
  return (
    <PortfolioFrame name={name} urls={urls} current="settings">
      <Section id="follow" title={SETTINGS_TEXTS.reminders} text={copy.reminders.text}>
        <Followers view={view} />
        <h3 className="mt-6 mb-3 text-[1.15rem]">
          {view.followers.length > 0 ? 'Add an address' : 'Enter an address'}
        </h3>
        <FollowForm
          kind="portfolio"
          action={urls.settings}
          result={isFollow ? result : undefined}
          submitLabel="Send me reminders"
        />
      </Section>
      <Section id="viewKey" title={SETTINGS_TEXTS.share} text={copy.share.text}>
        {shown ? <Address href={shown} /> : null}
        <KeyForms
          kind="viewKey"
          known={keys.viewKey}
          create="Create a link"
          replace="Replace the link"
          revoke="Stop sharing"
        />
      </Section>
      <Section id="calendarKey" {...SETTINGS_TEXTS.calendar}>
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
          replace="Replace its link"
          revoke="Stop the calendar"
        />
      </Section>
      <Section id="name" {...SETTINGS_TEXTS.name}>
        <form method="post" className="grid max-w-[38rem] gap-4">
          <input type="hidden" name="intent" value="rename" />
          <TextField
            id="field-name"
            name="name"
            label="Name of the portfolio"
            errors={errorsIn(result, 'name')}
            required
            maxLength={MAX_NAME_LENGTH}
            defaultValue={typedIn(result, 'name') ?? name}
          />
          <Button type="submit" look="secondary" className="justify-self-start">
            Rename
          </Button>
        </form>
      </Section>
      <Section id="key" title={SETTINGS_TEXTS.link} text={copy.link.text}>
        <Address href={own} />
        <KeyForms kind="key" known={keys.key} create="" replace="Replace your link" />
      </Section>
      <Section id="delete" title={SETTINGS_TEXTS.delete} text={copy.delete.text}>
        <Delete result={result} />
      </Section>
    </PortfolioFrame>
  );
}
