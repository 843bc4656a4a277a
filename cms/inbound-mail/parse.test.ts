import { describe, expect, it } from 'vitest';
import { parseInbound } from './parse.ts';

const HEADERS = {
  From: 'Olive Owner <olive@example.com>',
  To: 'reply+feedback.7.abc@in.example.com',
  Subject: 'Re: Your message',
  'Message-ID': '<answer@example.com>',
  'In-Reply-To': '<two@lotline.example>',
  References: '<one@lotline.example>\r\n <two@lotline.example>',
};

const mailWith = (headers: Record<string, string>, body = 'Thank you!') =>
  Buffer.from(
    `${Object.entries({ ...HEADERS, ...headers })
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n')}\r\n\r\n${body}`,
  );

const parse = (headers: Record<string, string> = {}, body?: string) => parseInbound(mailWith(headers, body));

describe('an answer', () => {
  it('says whom it is from and what it answers, the nearest first', async () => {
    expect(await parse({ Cc: 'Office <office@example.com>', 'Delivered-To': 'box@in.example.com' })).toEqual({
      messageId: '<answer@example.com>',
      from: 'olive@example.com',
      recipients: ['reply+feedback.7.abc@in.example.com', 'office@example.com', 'box@in.example.com'],
      answers: ['<two@lotline.example>', '<two@lotline.example>', '<one@lotline.example>'],
      subject: 'Re: Your message',
      text: 'Thank you!',
      attachments: [],
      isAutomatic: false,
      bounce: undefined,
    });
  });

  it('that is HTML is reduced to its text', async () => {
    const html =
      '<style>p{}</style><p>Thank you,<br>Olive &amp; Co.</p><script>alert(1)</script><img src="https://x/1.gif">';
    const { text } = await parse({ 'Content-Type': 'text/html; charset=utf-8' }, html);
    expect(text).toBe('Thank you,\nOlive & Co.');
  });

  it('keeps the names of attached files, and not the files', async () => {
    const body = [
      '--b',
      'Content-Type: text/plain',
      '',
      'See the bill.',
      '--b',
      'Content-Type: application/pdf; name="bill.pdf"',
      'Content-Disposition: attachment; filename="bill\t of May.pdf"',
      '',
      'secret contents',
      '--b--',
    ].join('\r\n');
    const mail = await parse({ 'Content-Type': 'multipart/mixed; boundary=b' }, body);
    expect(mail).toMatchObject({ text: 'See the bill.', attachments: ['bill of May.pdf'] });
    expect(JSON.stringify(mail)).not.toContain('secret contents');
  });

  it.each([
    ['no', ''],
    ['a broken', '<no at sign>'],
    ['a long', `<${'x'.repeat(300)}@example.com>`],
  ])('with %s Message-ID has one that is the same each time', async (_what, id) => {
    const [first, again] = [await parse({ 'Message-ID': id }), await parse({ 'Message-ID': id })];
    expect(first.messageId).toMatch(/^<[\da-f]{64}@no-message-id\.invalid>$/);
    expect(again.messageId).toBe(first.messageId);
    expect((await parse({ 'Message-ID': id }, 'Other')).messageId).not.toBe(first.messageId);
  });

  it('has no control characters, which the database would refuse, and is not too long', async () => {
    const { text, subject } = await parse(
      { Subject: 'A\u0000 B\u0007' },
      `One\u0000\r\nTwo\t!${'x'.repeat(30_000)}`,
    );
    expect(text.startsWith('One\nTwo\t!x')).toBe(true);
    expect(text).toHaveLength(20_000);
    expect(subject).toBe('A B');
  });

  it.each([
    [{}, false],
    [{ 'Auto-Submitted': 'no' }, false],
    [{ 'Auto-Submitted': 'auto-replied' }, true],
    [{ 'Auto-Submitted': 'auto-generated; type=x' }, true],
    [{ Precedence: 'bulk' }, true],
    [{ 'X-Autoreply': 'yes' }, true],
  ])('with %j is automatic: %s', async (headers, isAutomatic) => {
    expect((await parse(headers as Record<string, string>)).isAutomatic).toBe(isAutomatic);
  });

  it.each([
    ['nothing', ''],
    ['noise', '\u0001\u0002'],
    ['headers alone', 'Subject: x'],
  ])('is read from %s without an error', async (_what, raw) => {
    expect(await parseInbound(Buffer.from(raw))).toMatchObject({
      from: '',
      answers: [],
      text: expect.any(String),
    });
  });
});

describe("a mail server's report", () => {
  const report = (action: string, status: string, original = 'Message-ID: <mine@lotline.example>') =>
    [
      '--b',
      'Content-Type: text/plain',
      '',
      'It could not be delivered to olive@example.com.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.com',
      '',
      'Final-Recipient: rfc822; olive@example.com',
      `Action: ${action}`,
      `Status: ${status}`,
      '--b',
      'Content-Type: message/rfc822',
      '',
      'Subject: Your message',
      original,
      '',
      'Text',
      '--b--',
    ].join('\r\n');

  it.each([
    ['failed', '5.1.1', { status: '5.1.1', isFailure: true, isPermanent: true }],
    ['failed', '5.2.2', { status: '5.2.2', isFailure: true, isPermanent: false }],
    ['delayed', '4.4.1', { status: '4.4.1', isFailure: false, isPermanent: false }],
    ['delivered', '2.0.0', { isFailure: false, isPermanent: false }],
  ])('"%s" with %s', async (action, status, bounce) => {
    const type = 'multipart/report; report-type=delivery-status; boundary=b';
    const mail = await parse({ 'Content-Type': type }, report(action, status));
    expect(mail.bounce).toMatchObject({ original: '<mine@lotline.example>', ...bounce });
  });

  it('without the mail that it is about names none', async () => {
    const type = 'multipart/report; report-type=delivery-status; boundary=b';
    const mail = await parse({ 'Content-Type': type }, report('failed', '5.1.1', 'X: y'));
    expect(mail.bounce?.original).toBeUndefined();
  });
});
