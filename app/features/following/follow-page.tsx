import type { SubmissionResult } from '@conform-to/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { BuildingBox } from '#app/features/address-box/building-box.tsx';
import { LinkRows } from '../laws/link-rows.tsx';
import type { FollowData } from './follow.server.ts';
import { FollowForm } from './follow-form.tsx';
import { FOLLOW_A_LAW, KIND_NAMES } from './texts.ts';
import { FOLLOW_URL, followUrl } from '#app/urls/subject-url.ts';

const Points = ({ points }: { points: FollowData['copy']['points'] }) => (
  <ol className="grid border-t border-l border-line sm:grid-cols-3">
    {points.map(({ title, text }) => (
      <li key={title} className="border-r border-b border-line bg-card p-5 sm:p-6">
        <h2 className="text-[1.15rem]">{title}</h2>
        <p className="mt-1.5 text-soft">{text}</p>
      </li>
    ))}
  </ol>
);

const SubjectForm = ({
  copy,
  subject,
  answers,
  district,
  result,
}: {
  copy: FollowData['copy']['form'];
  subject: NonNullable<FollowData['subject']>;
  answers?: string;
  district?: number;
  result: SubmissionResult | undefined;
}) => (
  <div className="border border-ink bg-card p-5 sm:p-8">
    <p className="text-soft">{KIND_NAMES[subject.kind]}</p>
    <h2 className="text-fit-lg">
      <a href={subject.url} className="underline-offset-4 hover:underline">
        {subject.label}
      </a>
    </h2>
    <div className="mt-6">
      {answers ? <p className="mb-5 max-w-[38rem] text-soft">{copy.answersText}</p> : null}
      <FollowForm
        kind={subject.kind}
        action={followUrl(subject)}
        answers={answers}
        district={district}
        asksDistrict={subject.asksDistrict}
        districtCopy={copy}
        result={result}
      />
    </div>
  </div>
);

export const FollowPage = ({
  copy,
  boxLabel,
  subject,
  answers,
  district,
  groups = [],
  result,
}: FollowData & { result: SubmissionResult | undefined }) => (
  <>
    <PageHead heading={copy.heading} lead={copy.lead} />
    <PageWidth className="pb-14">
      <div className="grid gap-8 py-8 sm:py-10">
        {subject ? (
          <SubjectForm
            copy={copy.form}
            subject={subject}
            answers={answers}
            district={district}
            result={result}
          />
        ) : null}
        {subject ? null : (
          <div className="border border-ink bg-card p-5 sm:p-8">
            <BuildingBox label={boxLabel} />
          </div>
        )}
        <Points points={copy.points} />
      </div>
      {groups.length > 0 ? (
        <Section heading={FOLLOW_A_LAW}>
          <div className="grid gap-8">
            {groups.map(({ name, rows }) => (
              <div key={name}>
                <h3 className="mb-3 text-[1.15rem]">{name}</h3>
                <LinkRows rows={rows} className="sm:grid-cols-2 lg:grid-cols-3" />
              </div>
            ))}
          </div>
        </Section>
      ) : null}
      {subject ? (
        <NextSteps heading="Something else">
          <ButtonLink href={FOLLOW_URL} look="secondary">
            Follow another building or law
          </ButtonLink>
        </NextSteps>
      ) : (
        <NextSteps heading={copy.more.title} text={copy.more.text}>
          <ButtonLink href="/portfolios">Make a portfolio</ButtonLink>
        </NextSteps>
      )}
    </PageWidth>
  </>
);
