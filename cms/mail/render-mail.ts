import type { MailCopy } from './copy.ts';
import { toParagraphs, plainText } from './paragraphs.ts';
import { type MailTemplate, allPlaceholders } from './template.ts';

const MAX_SUBJECT = 300;

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export function subjectLine(subject: string, values: Readonly<Record<string, string | undefined>>): string {
  const whole = oneLine(subject.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces));
  return whole.length > MAX_SUBJECT ? `${whole.slice(0, MAX_SUBJECT - 1)}\u2026` : whole;
}

interface RenderContext {
  values: Readonly<Record<string, string>>;
  productName: string;
  siteUrl: string;
}

export async function renderMail(
  template: MailTemplate,
  copy: MailCopy,
  { productName, siteUrl, ...context }: RenderContext,
) {
  const values = { ...context.values, productName };
  const subject = subjectLine(copy.subject, values) || template.label;
  const paragraphs = toParagraphs(copy.body, allPlaceholders(template), values);
  // Imported on demand, because React Email is large and some processes never send email.
  const { renderPage } = await import('./html.tsx');
  const { reason } = copy;
  const html = await renderPage({ subject, paragraphs, reason, productName, siteUrl });
  const signature = [[{ text: '-- ' }], [{ text: reason }], [{ text: `${productName}, ${siteUrl}` }]];
  return { subject, text: `${plainText([...paragraphs, signature])}\n`, html };
}
