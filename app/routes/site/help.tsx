import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listGuides } from '#app/data/guides.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { faqPage, structuredData } from '#app/features/site/structured-data.ts';
import { HELP } from '#app/features/site/texts.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Cards, LinkCard } from '#app/ui/cards.tsx';
import { RichText } from '#app/ui/rich-text.tsx';

const FAQ_ANCHOR = 'faqs';
const GUIDES_ANCHOR = 'guides';

const HelpCards = () => (
  <Cards>
    <LinkCard {...HELP.faqs} href={`#${FAQ_ANCHOR}`} />
    <LinkCard {...HELP.guides} href={`#${GUIDES_ANCHOR}`} />
    <LinkCard {...HELP.support} href="/contact" />
  </Cards>
);

export const loader = () =>
  withSources(async () => {
    const [copy, guides] = await Promise.all([readPage('help'), listGuides()]);
    return { copy, guides };
  });

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  ...pageMeta(page, data?.copy.meta),
  ...(data ? [structuredData(faqPage(data.copy.questions))] : []),
];

export const handle: RouteHandle = { isPublic: true, sitemap: true, lists: 'guides' };

export default function Help() {
  const { copy, guides, sources } = useLoaderData<typeof loader>();
  const questions = copy.questions.map(({ question, answer }) => ({
    title: question,
    content: <RichText html={answer} />,
  }));
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead} />
      <PageWidth className="pb-14">
        <div className="py-12">
          <h2 className="sr-only">Ways to get help</h2>
          <HelpCards />
        </div>
        <Section id={FAQ_ANCHOR} heading={HELP.faqHeading}>
          <Accordion name="faq" items={questions} />
        </Section>
        <Section id={GUIDES_ANCHOR} heading={HELP.guidesHeading} intro={copy.guidesIntroduction}>
          <Cards>
            {guides.map(({ slug, title, excerpt }) => (
              <LinkCard
                key={slug}
                title={title}
                text={excerpt}
                href={`/help/${slug}`}
                linkLabel="Open the guide"
                className="basis-[24rem]"
              />
            ))}
          </Cards>
        </Section>
      </PageWidth>
      <PageSources sources={sources} />
    </>
  );
}
