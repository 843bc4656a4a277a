import { describe, expect, it } from 'vitest';
import { linesMissingIn, readableHtml } from '#tests/support/readable-html.ts';
import { isValidCopy } from './copy-validation.ts';
import { defaultCopy } from './copy.ts';
import { mailSchema } from './queue.ts';
import { renderMail, subjectLine } from './render-mail.ts';
import { exampleValues } from './template.ts';
import { mailTemplate, TEMPLATE_KEYS } from './templates.ts';

it.each([
  ['New: {what}', 'A question', 'New: A question'],
  ['New: {what}', 'One\r\nBcc: all@example.com', 'New: One Bcc: all@example.com'],
  ['New: {what}', 'One\u0000\u2028\u0085two', 'New: One two'],
  ['New: {what}', '{other} $&', 'New: {other} $&'],
  ['{what}', '  \n ', ''],
  ['{other}', 'A question', '{other}'],
])('the subject "%s" with the value %j becomes "%s"', (subject, what, expected) => {
  expect(subjectLine(subject, { what })).toBe(expected);
});

it('a long subject is truncated', () => {
  const subject = subjectLine('New: {what}', { what: 'x'.repeat(1000) });
  expect(subject).toHaveLength(300);
  expect(subject).toMatch(/^New: x+…$/);
});

const SITE = { productName: 'Plotline', siteUrl: 'https://site.example' };

const rendered = async (key: (typeof TEMPLATE_KEYS)[number], values: Record<string, string> = {}) => {
  const template = mailTemplate(key);
  const filling = { values: { ...exampleValues(template), ...values }, ...SITE };
  return renderMail(template, await defaultCopy(key), filling);
};

describe.each(TEMPLATE_KEYS)('the email %s', (key) => {
  it('has copy that an editor could save', async () => {
    expect(isValidCopy(mailTemplate(key), await defaultCopy(key))).toBe(true);
  });

  it('uses all of its placeholders', async () => {
    const { subject, body } = await defaultCopy(key);
    for (const name of Object.keys(mailTemplate(key).placeholders)) {
      expect(`${subject} ${body}`).toContain(`{${name}}`);
    }
  });

  it('has no unfilled placeholders, can be sent, and explains why the reader gets it', async () => {
    const mail = await rendered(key);
    expect(mailSchema.safeParse({ to: 'a@example.com', ...mail }).success).toBe(true);
    for (const part of Object.values(mail)) expect(part).not.toMatch(/\{\w+\}/);
    expect(mail.text).toContain((await defaultCopy(key)).reason);
    expect(mail.text).toMatch(/\nPlotline, https:\/\/site\.example\n$/);
  });

  it('has the same content as plain text and as HTML', async () => {
    const { text, html } = await rendered(key);
    expect(linesMissingIn(html, text)).toEqual([]);
    const { links } = readableHtml(html);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(text).toContain(link.replace(/\/$/, ''));
  });
});

describe("a visitor's text", () => {
  it('is escaped in HTML', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)> & "quoted"';
    const { html, text } = await rendered('staffNotification', { what: evil, text: evil });
    expect(html).not.toMatch(/<script|<img/i);
    expect(readableHtml(html).words).toContain(evil);
    expect(text).toContain(evil);
  });

  it('stays on one line in a subject, and keeps its braces', async () => {
    const { subject } = await rendered('staffNotification', { what: '{link}\r\nBcc: all@example.com' });
    expect(subject).toBe('{link} Bcc: all@example.com');
  });

  it('is replaced with a default subject if it is blank', async () => {
    expect((await rendered('staffNotification', { what: ' \n ' })).subject).toBe('Staff: new submission');
  });
});

it('a link on its own line becomes a button, and a link in a sentence stays a link', async () => {
  const wordsOf = async (key: 'billReportSent' | 'billRejected') =>
    readableHtml((await rendered(key)).html).words;
  expect(await wordsOf('billReportSent')).toContain('Open your report');
  expect(await wordsOf('billRejected')).toContain('another bill here: https://example.com/ll199/invoice');
});
