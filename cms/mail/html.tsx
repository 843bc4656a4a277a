import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { render } from '@react-email/render';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { DARK_STYLES, styles } from './html-styles.ts';
import type { Paragraph as Lines, TextRun } from './paragraphs.ts';

const lot = <td className="lot" style={styles.lot} />;
const filledLot = <td className="lot" style={{ ...styles.lot, ...styles.filled }} />;

/** Draws the logo with table cells, because many email clients block images. */
const Mark = () => (
  <table role="presentation" aria-hidden="true" cellPadding={0} cellSpacing={0} style={styles.mark}>
    <tbody>
      <tr>
        {lot}
        {lot}
      </tr>
      <tr>
        {lot}
        {filledLot}
      </tr>
    </tbody>
  </table>
);

function Run({ text, href, isHeading }: TextRun) {
  if (isHeading) return <strong style={styles.heading}>{text}</strong>;
  if (!href) return text;
  return (
    <Link href={href} className="link" style={styles.link}>
      {text}
    </Link>
  );
}

function Line({ line }: { line: TextRun[] }) {
  const [only, ...others] = line;
  if (only?.href && only.button && others.length === 0) {
    return (
      <Button href={only.href} className="button" style={styles.button}>
        {only.button}
      </Button>
    );
  }
  return line.map((run, index) => <Run key={index} {...run} />);
}

const Paragraph = ({ lines }: { lines: Lines }) => (
  <Text className="ink" style={styles.paragraph}>
    {lines.map((line, index) => (
      <Fragment key={index}>
        {index > 0 ? <br /> : null}
        <Line line={line} />
      </Fragment>
    ))}
  </Text>
);

interface MailPageProps {
  subject: string;
  paragraphs: Lines[];
  reason: string;
  productName: string;
  siteUrl: string;
}

const MailPage = ({ subject, paragraphs, reason, productName, siteUrl }: MailPageProps) => (
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
        <Section className="card" style={styles.card}>
          {paragraphs.map((lines, index) => (
            <Paragraph key={index} lines={lines} />
          ))}
        </Section>
        <Text className="soft" style={styles.footer}>
          {reason}
          <br />
          {`${productName}, `}
          <Run text={siteUrl} href={siteUrl} />
        </Text>
      </Container>
    </Body>
  </Html>
);

export const renderPage = (mail: MailPageProps): Promise<string> => render(<MailPage {...mail} />);
