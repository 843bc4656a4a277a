import { Accordion } from '#app/ui/accordion.tsx';
import { Badge, ExampleMark } from '#app/ui/badge.tsx';
import { BackLink, Button, ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { LinkCard, Card, Cards } from '#app/ui/cards.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ProgressBar, Steps } from '#app/ui/progress.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TimelineChart } from '#app/ui/timeline.tsx';
import { showToast } from '#app/ui/toasts.tsx';
import { type Example, PICTURE, PROSE, TIMELINE, TOASTS } from './example-data.ts';

const stepsAt = (current: number) => (
  <Steps names={['Business', 'Hauler', 'Consent', 'Contact']} current={current} />
);

export const EXAMPLES: readonly Example[] = [
  {
    file: 'button.tsx',
    states: [
      { name: 'Primary', render: () => <Button>Send</Button> },
      { name: 'Primary, disabled', render: () => <Button disabled>Sending...</Button> },
      { name: 'Secondary', render: () => <Button look="secondary">Cancel</Button> },
      {
        name: 'Link',
        render: () => <ButtonLink href="#button">Take the quiz</ButtonLink>,
      },
      { name: 'Back', render: () => <BackLink href="#button">Back to Blog</BackLink> },
      { name: 'Print', render: () => <PrintButton /> },
    ],
  },
  {
    file: 'badge.tsx',
    states: [
      { name: 'Low', render: () => <Badge tone="low">Low Risk</Badge> },
      { name: 'Medium', render: () => <Badge tone="medium">Moderate Risk</Badge> },
      { name: 'High', render: () => <Badge tone="high">High Risk</Badge> },
      { name: 'Very high', render: () => <Badge tone="veryHigh">Critical Risk</Badge> },
      { name: 'Neutral', render: () => <Badge tone="neutral">Not covered</Badge> },
      { name: 'Example', render: () => <ExampleMark>Example</ExampleMark> },
    ],
  },
  {
    file: 'tabs.tsx',
    states: [
      {
        name: 'First tab current',
        render: () => (
          <Tabs
            label="Reports"
            tabs={[
              { label: 'Free Reports', href: '#tabs', isCurrent: true },
              { label: 'Premium Reports', href: '#tabs-premium', isCurrent: false },
            ]}
          />
        ),
      },
    ],
  },
  {
    file: 'accordion.tsx',
    states: [
      {
        name: 'Closed; one opens at a time',
        render: (id) => (
          <Accordion
            name={id}
            items={[
              { title: 'Is it free?', content: 'Yes.' },
              { title: 'Do I need an account?', content: 'No.' },
            ]}
          />
        ),
      },
    ],
  },
  {
    file: 'progress.tsx',
    states: [
      { name: 'Bar', render: () => <ProgressBar value={2} max={5} text="Question 2 of 5" /> },
      {
        name: 'Bar with the rest',
        render: () => <ProgressBar value={5} max={5} text="Question 5 of 5" rest="all others answered" />,
      },
      { name: 'Steps, first', render: () => stepsAt(1) },
      { name: 'Steps, third', render: () => stepsAt(3) },
    ],
  },
  {
    file: 'lots.tsx',
    states: [
      {
        name: 'Text',
        render: () => (
          <Cards>
            <Card title="Simplicity" text="Laws in plain words." />
            <Card title="Accuracy" text="Each figure has its source." />
          </Cards>
        ),
      },
      {
        name: 'Link, with and without an accent',
        render: () => (
          <Cards>
            <LinkCard
              title="Local Law 97"
              text="Emissions of large buildings."
              href="#lots"
              linkLabel="Explore"
              accent="ll97"
            />
            <LinkCard title="All laws" text="Find yours by address." href="#lots" linkLabel="Search" />
          </Cards>
        ),
      },
    ],
  },
  {
    file: 'next-steps.tsx',
    states: [
      {
        name: 'With text',
        render: () => (
          <NextSteps heading="What to do next" text="Most owners start with the calculator.">
            <ButtonLink href="#next-steps">Open the calculator</ButtonLink>
            <ButtonLink href="#next-steps" look="secondary">
              Find an expert
            </ButtonLink>
          </NextSteps>
        ),
      },
    ],
  },
  {
    file: 'timeline.tsx',
    states: [
      {
        name: 'A day, a stretch, a tentative day; with a legend and a table',
        render: () => <TimelineChart view={TIMELINE} legend="A dashed mark is not confirmed." />,
      },
    ],
  },
  {
    file: 'long-date.tsx',
    states: [{ name: 'A day', render: () => <LongDate iso="2027-05-01T16:00:00Z" /> }],
  },
  {
    file: 'picture.tsx',
    states: [{ name: 'With alternative text', render: () => <Picture image={PICTURE} sizes="96px" /> }],
  },
  {
    file: 'rich-text.tsx',
    states: [{ name: 'All that an editor can write', render: () => <RichText html={PROSE} /> }],
  },
  {
    file: 'toasts.tsx',
    states: TOASTS.map((toast) => ({
      name: `${toast.kind}; press to show`,
      render: () => (
        <Button look="secondary" onClick={() => showToast(toast)}>
          {toast.title}
        </Button>
      ),
    })),
  },
  {
    file: 'layout/breadcrumb.tsx',
    states: [
      {
        name: 'Two levels',
        render: () => <Breadcrumb parents={[{ name: 'Home', url: '/' }]} name="Commercial Waste Zones" />,
      },
    ],
  },
  {
    file: 'layout/page-head.tsx',
    states: [
      {
        name: 'Heading and lead',
        render: () => <PageHead heading="Our mission" lead="Built by entrepreneurs for entrepreneurs." />,
      },
    ],
  },
  {
    file: 'layout/section.tsx',
    states: [
      {
        name: 'With introduction and sources',
        render: () => (
          <Section heading="Penalties" intro="What a late report costs." basis="1 RCNY 103-14">
            The content
          </Section>
        ),
      },
    ],
  },
  {
    file: 'layout/side-card.tsx',
    states: [
      {
        name: 'Two points',
        render: () => (
          <SideCard heading="Good to know">
            <SidePoint title="Review time" lines={['3-5 business days']} />
            <SidePoint title="Cost" lines={['Free']} />
          </SideCard>
        ),
      },
    ],
  },
  {
    file: 'layout/message-page.tsx',
    states: [
      {
        name: 'With a way on',
        render: () => (
          <MessagePage title="Article Not Found">
            <p>The article you&apos;re looking for doesn&apos;t exist or has been removed.</p>
            <ButtonLink href="#message-page">Back to Blog</ButtonLink>
          </MessagePage>
        ),
      },
    ],
  },
];
