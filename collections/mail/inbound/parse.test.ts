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
  it('says whom it is from, its subject and its text', async () => {
    expect(await parse()).toEqual({
      from: 'olive@example.com',
      subject: 'Re: Your message',
      text: 'Thank you!',
      attachments: [],
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
    ['nothing', ''],
    ['noise', '\u0001\u0002'],
    ['headers alone', 'Subject: x'],
  ])('is read from %s without an error', async (_what, raw) => {
    expect(await parseInbound(Buffer.from(raw))).toMatchObject({
      from: '',
      text: expect.any(String),
    });
  });
});

describe('the limits of a mail', () => {
  const parts = (count: number, type: string, body: string) =>
    [...Array.from({ length: count }, () => `--b\r\nContent-Type: ${type}\r\n\r\n${body}`), '--b--'].join(
      '\r\n',
    );
  const MULTIPART = { 'Content-Type': 'multipart/mixed; boundary="b"' };

  it('do not count what files hold', async () => {
    const body = `--b\r\n\r\nSee the bill.\r\n${parts(1, 'image/png; name=a.png', 'x'.repeat(5_000_000))}`;
    expect(await parse(MULTIPART, body)).toMatchObject({ text: 'See the bill.', attachments: ['a.png'] });
  });

  it.each([
    ['1 MB of text', 'text/plain', 1, 1_040_000],
    ['50 parts', 'text/plain', 50, 10],
    ['50 files', 'image/png', 50, 10],
  ])('allow %s, and not more', async (_what, type, count, length) => {
    await expect(parse(MULTIPART, parts(count, type, 'x'.repeat(length)))).resolves.toBeDefined();
    const larger = parts(count + 1, type, 'x'.repeat(length));
    await expect(parse(MULTIPART, larger)).rejects.toThrow('too large');
  });

  it('allow a report about a mail with large files', async () => {
    const body = parts(1, 'message/rfc822', `Message-ID: <a@b>\r\n\r\n${'x\r\n'.repeat(2_000_000)}`);
    const report = `--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n${body}`;
    expect((await parse(MULTIPART, report)).bounce).toMatchObject({ original: '<a@b>', isFailure: true });
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
