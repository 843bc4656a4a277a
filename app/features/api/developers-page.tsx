import { Fragment } from 'react';
import { EmbedSection } from '#app/features/embed/embed-section.tsx';
import { CodeBlock } from '#app/ui/code-block.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { apiUrls } from '#app/urls/api-urls.ts';
import type { DevelopersView, OperationView } from './developers.server.ts';
import { ASSISTANTS, ERRORS, HEAD, LABELS, LIMITS, PRIVACY, READY_MADE, START, TERMS } from './texts.ts';

const LINK = 'font-semibold underline underline-offset-3';

const Code = ({ label, of, text }: { label: string; of: string; text: string }) => (
  <>
    <p className="mt-4 text-[0.9rem] font-semibold text-soft">{label}</p>
    <CodeBlock label={`${label}: ${of}`} text={text} />
  </>
);

/** Lets a long path break only before slashes. */
const Path = ({ path }: Pick<OperationView, 'path'>) =>
  path.split(/(?=\/)/).map((segment) => (
    <Fragment key={segment}>
      <wbr />
      {segment}
    </Fragment>
  ));

const Parameters = ({ parameters }: Pick<OperationView, 'parameters'>) => (
  <details className="mt-4">
    <summary className="cursor-pointer py-1 font-semibold">{LABELS.parameters(parameters.length)}</summary>
    <dl className="mt-2 grid gap-2 text-[0.94rem]">
      {parameters.map(({ name, isRequired, values, description }) => (
        <div key={name}>
          <dt className="font-semibold wrap-anywhere">
            <code>{name}</code>
            {isRequired ? <span className="font-normal text-soft"> ({LABELS.required})</span> : null}
          </dt>
          <dd className="text-soft">{[description, values].filter(Boolean).join('. ')}</dd>
        </div>
      ))}
    </dl>
  </details>
);

const OperationEntry = ({ operation }: { operation: OperationView }) => {
  const { id, method, path, summary, parameters, request, response } = operation;
  return (
    <article id={id} className="scroll-mt-24 border-t border-hair py-6 first:border-t-0 first:pt-0">
      <h3 className="text-[1.1rem]">
        <code>
          {method} <Path path={path} />
        </code>
      </h3>
      <p className="mt-1">{summary}.</p>
      {parameters.length > 0 ? <Parameters parameters={parameters} /> : null}
      <Code label={LABELS.request} of={`${method} ${path}`} text={request} />
      <details className="mt-4">
        <summary className="cursor-pointer py-1 font-semibold">{LABELS.response}</summary>
        <CodeBlock label={`${LABELS.response}: ${method} ${path}`} text={response} />
      </details>
    </article>
  );
};

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="grid max-w-[44rem] list-disc gap-2 pl-5">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

export const DevelopersPage = ({ base, mcp, settings, tools, groups }: DevelopersView) => (
  <>
    <PageHead heading={HEAD.heading} lead={HEAD.lead} />
    <PageWidth className="pb-14">
      <Section id="start" heading={START.heading} intro={START.text}>
        <p className="font-semibold wrap-anywhere">
          <code>{base}</code>
        </p>
        <p className="mt-3">
          <a href={apiUrls.description} className={LINK}>
            {START.description}
          </a>
        </p>
        {READY_MADE.map(({ label, href }) => (
          <p key={href} className="mt-3">
            <a href={href} className={LINK}>
              {label}
            </a>
          </p>
        ))}
      </Section>
      <Section id="assistants" heading={ASSISTANTS.heading} intro={ASSISTANTS.text}>
        <p className="font-semibold wrap-anywhere">
          <code>{mcp}</code>
        </p>
        <Code label={ASSISTANTS.settings} of="MCP" text={settings} />
        <h3 className="mt-5 text-[1.1rem]">{ASSISTANTS.tools}</h3>
        <dl className="mt-2 grid max-w-[44rem] gap-1.5">
          {tools.map(({ name, summary }) => (
            <div key={name} className="sm:grid sm:grid-cols-[13rem_1fr]">
              <dt className="font-semibold">
                <code>{name}</code>
              </dt>
              <dd className="text-soft">{summary}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <EmbedSection />
      {groups.map(({ name, operations }) => (
        <Section key={name} heading={name}>
          {operations.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} />
          ))}
        </Section>
      ))}
      <Section id="limits" heading={LIMITS.heading}>
        <Points points={LIMITS.points} />
      </Section>
      <Section id="errors" heading={ERRORS.heading} intro={ERRORS.text}>
        <dl className="grid max-w-[44rem] gap-2">
          {ERRORS.statuses.map(({ status, text }) => (
            <div key={status} className="flex gap-4">
              <dt className="font-semibold">{status}</dt>
              <dd>{text.replaceAll('`', '')}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="terms" heading={TERMS.heading}>
        <Points points={TERMS.points} />
      </Section>
      <Section id="privacy" heading={PRIVACY.heading}>
        <p className="max-w-[44rem]">{PRIVACY.text}</p>
      </Section>
    </PageWidth>
  </>
);
