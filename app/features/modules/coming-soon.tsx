import { lazy, Suspense, type ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { comingSoonHeading, type Section } from './section-meta.ts';
import { useModuleShell } from './module-of.ts';
import { NOT_OPEN } from './texts.ts';
import { INVOICE_URL, moduleUrls } from '#app/urls/module-urls.ts';

const NewsletterForm = lazy(async () => ({
  default: (await import('#app/features/newsletters/newsletter-form.tsx')).NewsletterForm,
}));

const WITHOUT_REPORT = 'Want your savings report now? Our staff prepares it from your bill, free of charge.';

const hasFigures = (section: Section): boolean => section === 'quiz' || section === 'report';

interface NoticeProps {
  section: Section;
  heading: 'h1' | 'h2';
  children?: ReactNode;
}

function Notice({ section, heading: Heading, children }: NoticeProps) {
  const shell = useModuleShell();
  const { slug, name } = shell;
  return (
    <div className="max-w-[40rem] border border-line border-l-[5px] border-l-lot bg-card p-[min(1.5rem,6vw)] sm:p-10">
      <p className="font-bold text-accent">{name}</p>
      <Heading className="mt-2 text-[min(2.1rem,9vw)] sm:text-[2.6rem]">
        {comingSoonHeading(shell, section)}
      </Heading>
      <p className="mt-4 text-soft">{hasFigures(section) ? NOT_OPEN.figures : NOT_OPEN.page}</p>
      {slug === 'll199' && section === 'report' ? (
        <p className="mt-4">
          {WITHOUT_REPORT}{' '}
          <a href={INVOICE_URL} className="font-semibold text-link underline underline-offset-3">
            Upload your waste bill
          </a>
        </p>
      ) : null}
      <div className="mt-7">
        <Suspense>
          <NewsletterForm action={moduleUrls(slug).newsletter} section={section} />
        </Suspense>
      </div>
      {children}
    </div>
  );
}

export function ComingSoon({ section }: { section: Section }) {
  const { slug } = useModuleShell();
  return (
    <PageWidth className="py-14 sm:py-20">
      <Notice section={section} heading="h1">
        <ButtonLink href={moduleUrls(slug).overview} look="secondary" className="mt-8">
          Back to the overview
        </ButtonLink>
      </Notice>
    </PageWidth>
  );
}

export const ClosedSection = ({ section }: { section: Section }) => (
  <section className="border-t border-hair py-12">
    <Notice section={section} heading="h2" />
  </section>
);
