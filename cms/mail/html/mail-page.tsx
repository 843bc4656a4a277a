import { Body, Column, Container, Head, Html, Link, Row, Section, Text } from '@react-email/components';
import type { Paragraph as Lines } from '../words/paragraphs.ts';
import { Mark } from './mark.tsx';
import { Paragraph } from './paragraph.tsx';
import { DARK_STYLES, styles } from './styles.ts';

/** A mail with its words filled in. */
export interface MailPageProps {
  subject: string;
  paragraphs: Lines[];
  /** Why whoever reads the mail got it. */
  reason: string;
  productName: string;
  /** Scheme and host of the site. */
  siteUrl: string;
}

const Masthead = ({ productName }: Pick<MailPageProps, 'productName'>) => (
  <Row>
    <Column style={styles.markCell}>
      <Mark />
    </Column>
    <Column>
      <Text className="ink" style={styles.brand}>
        {productName}
      </Text>
    </Column>
  </Row>
);

const Footer = ({
  reason,
  productName,
  siteUrl,
}: Pick<MailPageProps, 'reason' | 'productName' | 'siteUrl'>) => (
  <Text className="soft" style={styles.footer}>
    {reason}
    <br />
    {`${productName}, `}
    <Link href={siteUrl} className="link" style={styles.link}>
      {siteUrl}
    </Link>
  </Text>
);

/** The one layout of all mails: ink on paper, the words on a card, and why one gets it below. */
export const MailPage = ({ subject, paragraphs, ...imprint }: MailPageProps) => (
  <Html lang="en">
    <Head>
      <title>{subject}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{DARK_STYLES}</style>
    </Head>
    <Body className="paper" style={styles.body}>
      <Container style={styles.page}>
        <Masthead productName={imprint.productName} />
        <Section className="card" style={styles.card}>
          {paragraphs.map((lines, index) => (
            <Paragraph key={index} lines={lines} />
          ))}
        </Section>
        <Footer {...imprint} />
      </Container>
    </Body>
  </Html>
);
