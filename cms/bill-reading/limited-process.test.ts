import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { askLimited, type Limits } from './limited-process.ts';

const PROGRAM = fileURLToPath(new URL('./limited-process.fixture.ts', import.meta.url));
const LIMITS: Limits = { milliseconds: 20_000, megabytes: 300, priority: 10 };

const ask = (behavior: string, limits: Partial<Limits> = {}) =>
  askLimited(PROGRAM, { behavior }, { ...LIMITS, ...limits });

describe('a process with limits', { timeout: 60_000 }, () => {
  it('answers, and knows no secrets', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'hidden');
    const answer = await ask('answer');
    expect(answer).toHaveProperty('secrets');
    expect(JSON.stringify(answer)).not.toMatch(/SECRET|DATABASE|SMTP/);
  });

  it.each([
    ['crash', 'crashed', {}],
    ['exit', 'crashed', {}],
    ['hang', 'tooLong', { milliseconds: 3_000 }],
    ['fill', 'tooLarge', {}],
  ])('that is told to %s fails as %s, and the next one answers', async (behavior, reason, limits) => {
    await expect(ask(behavior, limits)).rejects.toMatchObject({ name: 'BillNotRead', reason });
    expect(await ask('answer')).toHaveProperty('secrets');
  });
});
