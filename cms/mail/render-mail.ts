import type { MailCopy } from './copy.ts';
import { paragraphsOf, plainText } from './paragraphs.ts';
import { type MailTemplate, placeholdersOf } from './template.ts';

/** The limit of `mailSchema`. */
const MAX_SUBJECT = 300;

/** Removes line breaks and other control characters, which a header must not have. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A subject with its placeholders filled in, truncated to what a mail can have. */
export function subjectLine(subject: string, values: Readonly<Record<string, string | undefined>>): string {
  const whole = oneLine(subject.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces));
  return whole.length > MAX_SUBJECT ? `${whole.slice(0, MAX_SUBJECT - 1)}\u2026` : whole;
}

interface RenderContext {
  values: Readonly<Record<string, string>>;
  productName: string;
  /** Scheme and host of the site. */
  siteUrl: string;
}

/** Renders a mail as plain text and as HTML. Whatever the values are, the result can be sent. */
export async function renderMail(
  template: MailTemplate,
  copy: MailCopy,
  { productName, siteUrl, ...context }: RenderContext,
) {
  const values = { ...context.values, productName };
  const subject = subjectLine(copy.subject, values) || template.label;
  const paragraphs = paragraphsOf(copy.body, placeholdersOf(template), values);
  // React Email is large: a process that sends no mail does not load it.
  const { renderPage } = await import('./html.tsx');
  const { reason } = template;
  const html = await renderPage({ subject, paragraphs, reason, productName, siteUrl });
  const signature = [[{ text: '-- ' }], [{ text: reason }], [{ text: `${productName}, ${siteUrl}` }]];
  return { subject, text: `${plainText([...paragraphs, signature])}\n`, html };
}
