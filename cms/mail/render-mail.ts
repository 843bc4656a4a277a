import type { MailCopy } from './copy.ts';
import { type Paragraph, paragraphsOf, plainText } from './paragraphs.ts';
import { type MailTemplate, placeholdersOf } from './templates/definition.ts';

/** As long as a subject may be: `mailSchema`. */
const LONGEST = 300;

/** Text as one line: what ends in a header holds no line break, and nothing else that is invisible. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A subject with its placeholders filled in, cut where it is too long for a mail. */
export function subjectLine(subject: string, values: Readonly<Record<string, string | undefined>>): string {
  const whole = oneLine(subject.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces));
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}\u2026` : whole;
}

interface RenderContext {
  /** What fills the placeholders, `productName` among them. */
  values: Readonly<Record<string, string>>;
  productName: string;
  /** Scheme and host of the site. */
  siteUrl: string;
}

/** A mail whose words are filled in, as plain text and as HTML that says the same. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const signature = ({ reason }: MailTemplate, { productName, siteUrl }: RenderContext): Paragraph => [
  [{ text: '-- ' }],
  [{ text: reason }],
  [{ text: `${productName}, ${siteUrl}` }],
];

/** Fills the words of a template in. Whatever the values are, what comes of it can be sent. */
export async function renderMail(
  template: MailTemplate,
  words: MailCopy,
  filling: RenderContext,
): Promise<RenderedMail> {
  const { productName, siteUrl } = filling;
  const values = { ...filling.values, productName };
  const subject = subjectLine(words.subject, values) || template.label;
  const paragraphs = paragraphsOf(words.body, placeholdersOf(template), values);
  // What renders HTML is large, and a process that sends no mail does without it.
  const { renderPage } = await import('./html.tsx');
  const html = await renderPage({ subject, paragraphs, reason: template.reason, productName, siteUrl });
  return { subject, text: `${plainText([...paragraphs, signature(template, filling)])}\n`, html };
}
