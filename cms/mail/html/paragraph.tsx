import { Fragment } from 'react';
import { Button, Link, Text } from '@react-email/components';
import type { Paragraph as Lines, Stretch } from '../words/paragraphs.ts';
import { styles } from './styles.ts';

const Words = ({ text, href }: Stretch) =>
  href ? (
    <Link href={href} className="link" style={styles.link}>
      {text}
    </Link>
  ) : (
    text
  );

/** One line of a paragraph; a link alone on its line is a button where it has a label. */
function Line({ line }: { line: Stretch[] }) {
  const [only, ...others] = line;
  if (only?.href && only.button && others.length === 0) {
    return (
      <Button href={only.href} className="button" style={styles.button}>
        {only.button}
      </Button>
    );
  }
  return line.map((stretch, index) => <Words key={index} {...stretch} />);
}

/** A paragraph of a mail, with its line breaks. React escapes what is in it. */
export const Paragraph = ({ lines }: { lines: Lines }) => (
  <Text className="ink" style={styles.paragraph}>
    {lines.map((line, index) => (
      <Fragment key={index}>
        {index > 0 ? <br /> : null}
        <Line line={line} />
      </Fragment>
    ))}
  </Text>
);
