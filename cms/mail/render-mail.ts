import { placeholdersOf, type MailTemplate } from './templates/definition.ts';
import { paragraphsOf, plainText, type Paragraph } from './words/paragraphs.ts';
import { subjectLine } from './words/subject-line.ts';
import type { MailWords } from './words/words.ts';

interface Filling {
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

const signature = ({ reason }: MailTemplate, { productName, siteUrl }: Filling): Paragraph => [
  [{ text: '-- ' }],
  [{ text: reason }],
  [{ text: `${productName}, ${siteUrl}` }],
];

/** Fills the words of a template in. Whatever the values are, what comes of it can be sent. */
export async function renderMail(
  template: MailTemplate,
  words: MailWords,
  filling: Filling,
): Promise<RenderedMail> {
  const { productName, siteUrl } = filling;
  const values = { ...filling.values, productName };
  const subject = subjectLine(words.subject, values) || template.label;
  const paragraphs = paragraphsOf(words.body, placeholdersOf(template), values);
  // What renders HTML is large, and a process that sends no mail does without it.
  const { renderPage } = await import('./html/render-page.tsx');
  const html = await renderPage({ subject, paragraphs, reason: template.reason, productName, siteUrl });
  return { subject, text: `${plainText([...paragraphs, signature(template, filling)])}\n`, html };
}
