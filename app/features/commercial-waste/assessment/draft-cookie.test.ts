import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/support/cwz-answers.ts';
import { stepFields, withStep, type Answers } from './draft.ts';
import { newDraftId, readDraft, saveDraft } from './draft-cookie.server.ts';
import { STEPS } from './steps.ts';

const secrets = vi.hoisted(() => ({ present: 'one' }));

vi.mock('#cms/open-payload.ts', () => ({
  derivedSecret: (purpose: string) => Promise.resolve(`${secrets.present} for ${purpose}`),
}));
vi.mock('#cms/mail/imprint.ts', () => ({ siteUrl: () => 'https://site.test' }));

const NOW = Date.parse('2026-11-21T12:00:00Z');
const TWO_HOURS = 2 * 60 * 60 * 1000;
const BROWSERS_TAKE_BYTES = 4096;

beforeEach(() => {
  secrets.present = 'one';
});

/** A browser's cookie jar that follows `Set-Cookie` headers. */
class Jar {
  readonly cookies = new Map<string, string>();

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split('; ');
      const [name = '', ...value] = pair.split('=');
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value.join('='));
    }
  }

  request(): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request('https://site.test/cwz/assessment', { headers: { cookie } });
  }
}

async function jarWith(answers: Answers, now = NOW): Promise<{ jar: Jar; id: string }> {
  const jar = new Jar();
  const id = newDraftId();
  jar.take(await saveDraft(jar.request(), id, answers, now));
  return { jar, id };
}

describe('a draft', () => {
  it('loads as it was saved', async () => {
    const { jar, id } = await jarWith(COMPLETE_ANSWERS);
    expect(await readDraft(jar.request(), id, NOW)).toEqual({ savedAt: NOW, answers: COMPLETE_ANSWERS });
  });

  it('is stored in a secure HttpOnly cookie for the CWZ pages only', async () => {
    const [line] = (await saveDraft(new Jar().request(), newDraftId(), {}, NOW)).getSetCookie();
    for (const attribute of ['Path=/cwz', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=7200']) {
      expect(line).toContain(attribute);
    }
  });

  it('expires after two hours, even if the browser keeps its cookie', async () => {
    const { jar, id } = await jarWith(COMPLETE_ANSWERS);
    expect(await readDraft(jar.request(), id, NOW + TWO_HOURS - 1)).toBeDefined();
    expect(await readDraft(jar.request(), id, NOW + TWO_HOURS)).toBeUndefined();
  });

  it.each(['', 'x', '../../etc/passwd', 'a'.repeat(10_000), 'A'.repeat(16), 'constructor12345'])(
    'is not found under the ID "%s"',
    async (id) => {
      const { jar } = await jarWith(COMPLETE_ANSWERS);
      expect(await readDraft(jar.request(), id, NOW)).toBeUndefined();
    },
  );

  it('is ignored if it was tampered with, forged, or signed with another secret', async () => {
    const { jar, id } = await jarWith({ businessName: 'Cafe' });
    const name = `cwz-draft-${id}`;
    const [content = '', signature = ''] = (jar.cookies.get(name) ?? '').split('.');
    const forged = btoa(JSON.stringify({ savedAt: NOW, answers: { businessName: 'Mine' } }));
    for (const value of [`${forged}.${signature}`, forged, `${content}.`, content, 'nonsense', '%00', '']) {
      jar.cookies.set(name, value);
      expect(await readDraft(jar.request(), id, NOW), value).toBeUndefined();
    }
    jar.cookies.set(name, `${content}.${signature}`);
    expect(await readDraft(jar.request(), id, NOW)).toBeDefined();
    secrets.present = 'another';
    expect(await readDraft(jar.request(), id, NOW)).toBeUndefined();
  });
});

describe('storing several drafts', () => {
  it('keeps the newest three, each with its own answers', async () => {
    const jar = new Jar();
    const ids = [newDraftId(), newDraftId(), newDraftId(), newDraftId()];
    for (const [index, id] of ids.entries()) {
      jar.take(await saveDraft(jar.request(), id, { businessName: `Cafe ${index}` }, NOW + index));
    }
    expect([...jar.cookies.keys()]).toEqual(ids.slice(1).map((id) => `cwz-draft-${id}`));
    for (const [index, id] of ids.entries()) {
      const draft = await readDraft(jar.request(), id, NOW + 10);
      expect(draft?.answers.businessName).toBe(index === 0 ? undefined : `Cafe ${index}`);
    }
  });

  it('drops unreadable drafts before older readable ones', async () => {
    const { jar, id } = await jarWith({ businessName: 'Old' });
    jar.cookies.set(`cwz-draft-${'f'.repeat(16)}`, 'forged');
    const newer = [newDraftId(), newDraftId()];
    for (const each of newer) jar.take(await saveDraft(jar.request(), each, {}, NOW + 1));
    expect([...jar.cookies.keys()]).toEqual([id, ...newer].map((each) => `cwz-draft-${each}`));
  });
});

describe('the draft cookie', () => {
  /** The length of the cookie in bytes when every field of every step contains this text. */
  async function lengthWith(text: string): Promise<number> {
    let answers: Answers = {};
    for (const step of STEPS) {
      const form = new FormData();
      for (const name of stepFields(step)) form.set(name, text);
      answers = withStep(answers, step, form);
    }
    const [line = ''] = (
      await saveDraft(new Jar().request(), newDraftId(), answers, NOW, 'r'.repeat(22))
    ).getSetCookie();
    return new TextEncoder().encode(line).length;
  }

  it.each(['x', '"', '\\', 'é', '漢', '\uffff', '😀', 'x😀', '\u0001', '\ud800', '\u2028'])(
    'stays under the browser limit when every field is %j repeated ten thousand times',
    async (character) => {
      expect(await lengthWith(character.repeat(10_000))).toBeLessThan(BROWSERS_TAKE_BYTES);
    },
  );
});
