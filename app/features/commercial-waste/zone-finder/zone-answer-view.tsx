import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { FIND_YOUR_ZONE } from '#law/commercial-waste/zones.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { AnsweredZone, ZoneAnswer } from './zone-answer.ts';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t border-hair py-2">
    <dt className="text-[0.9rem] text-soft">{name}</dt>
    <dd className="font-semibold first-letter:uppercase">{children}</dd>
  </div>
);

const Zone = ({
  zone: { name, tone, label, sentence, signUp, districts, source },
}: {
  zone: AnsweredZone;
}) => (
  <li className="border-t border-line py-4">
    <div className="flex flex-wrap items-center gap-3">
      <h4 className="text-[1.15rem] font-bold">{name}</h4>
      <Badge tone={tone}>{label}</Badge>
    </div>
    <p className="mt-1">{sentence}</p>
    <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
      <Fact name="Sign-up window">{signUp ?? 'No date yet'}</Fact>
      <Fact name="Community districts">{districts}</Fact>
    </dl>
    <p className="text-[0.85rem] text-soft">Source: {source}.</p>
  </li>
);

export const ZoneAnswerView = ({
  answer: { heading, reasons, zones, nextStep, assessment, choices, needsCity },
}: {
  answer: ZoneAnswer;
}) => (
  <div className="mt-6 border border-l-[5px] border-line border-l-lot bg-card p-5 sm:p-7">
    <h3 className="text-fit-sm">{heading}</h3>
    {reasons.map((reason) => (
      <p key={reason} className="mt-2 max-w-[44rem]">
        {reason}
      </p>
    ))}
    {choices.length > 0 ? (
      <ul className="mt-4 border-t border-line">
        {choices.map(({ label, href }) => (
          <li key={href} className="border-b border-line">
            <a
              href={href}
              rel="nofollow"
              className="flex min-h-11 items-center px-1 py-2 font-semibold underline-offset-4 hover:bg-lot-tint hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    ) : null}
    {zones.length > 0 ? (
      <ul className="mt-5">
        {zones.map((zone) => (
          <Zone key={zone.name} zone={zone} />
        ))}
      </ul>
    ) : null}
    {nextStep ? (
      <p className="max-w-[44rem] border-t border-line pt-4">
        <strong>What to do next:</strong> {nextStep}
      </p>
    ) : null}
    <div className="not-printed mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      {assessment ? <ButtonLink href={assessment}>Check what you pay</ButtonLink> : null}
      {needsCity ? (
        <a
          href={FIND_YOUR_ZONE.url}
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-3"
        >
          {FIND_YOUR_ZONE.label} on the city's page <ExternalLink aria-hidden size={16} />
        </a>
      ) : null}
    </div>
  </div>
);
