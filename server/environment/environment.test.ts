import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { parseEnvironment } from './load.ts';
import { variableNames, variables } from './variables.ts';

const DATABASE_URL = 'postgres://lotline:secret-word@db.example:5432/lotline';
const BUCKET = { S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test('all variables are optional', () => {
  const environment = parseEnvironment({});
  expect(environment).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info', siteUrl: 'http://localhost:3000' });
  expect(environment.DATA_DIR).toBe(path.join(projectRoot, '.data'));
  expect(environment.DATABASE_URL).toBeUndefined();
});

test('an empty value counts as unset', () => {
  const environment = parseEnvironment({ PORT: '', SITE_URL: '', DATABASE_URL: '', S3_BUCKET: '' });
  expect(environment).toMatchObject({ PORT: 3000, siteUrl: 'http://localhost:3000' });
  expect(environment.S3_BUCKET).toBeUndefined();
});

test.each([
  [{ PORT: '4000' }, 'http://localhost:4000'],
  [{ PORT: '4000', SITE_URL: 'https://lotline.example/' }, 'https://lotline.example'],
])('the site’s URL uses PORT unless SITE_URL is set: %j', (source, siteUrl) => {
  expect(parseEnvironment(source)).toMatchObject({ siteUrl });
});

test.each(['mail@example.com', 'Lotline <mail@example.com>', '"Lotline, Inc." <mail@example.com>'])(
  'MAIL_FROM may be %s',
  (sender) => {
    expect(parseEnvironment({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
  },
);

test('spaces are removed from the list in STAFF_MAIL', () => {
  const { STAFF_MAIL } = parseEnvironment({ STAFF_MAIL: 'a@example.com, b@example.com ' });
  expect(STAFF_MAIL).toBe('a@example.com,b@example.com');
});

test.each([
  ['PORT', 'must be a whole number from 1 to 65535.', ['0', '80.5', '65536', 'Infinity']],
  ['DRAIN_SECONDS', 'must be a number of seconds from 0 to 10.', ['11', 'soon']],
  [
    'SITE_URL',
    'must be an origin such as https://www.example.org, without a path.',
    ['lotline.example', 'https://a.example/b', 'ftp://a.example'],
  ],
  ['LOG_LEVEL', 'must be one of silent, fatal, error, warn, info, debug, trace.', ['loud']],
  ['PAYLOAD_SECRET', 'must be at least 16 characters long.', ['short']],
  ['ADMIN_PASSWORD', 'is too weak. The password needs at least 12 characters.', ['short']],
  ['ADMIN_PASSWORD', 'is too weak. The password must not be based on the name', ['Password1234']],
  ['RATE_LIMIT_FORMS_PER_MINUTE', 'must be a whole number, 0 or more.', ['-1', 'many']],
  ['TRUST_PROXY', 'must be the number of proxies, or their addresses or subnets', ['everybody']],
  ['ADMIN_EMAIL', 'must be an email address.', ['nobody']],
  ['MAIL_FROM', 'must be an email address, such as', ['Lotline <nobody>', 'a@example.com, b@example.com']],
  [
    'STAFF_MAIL',
    'must be email addresses, separated by commas.',
    ['a@example.com, nobody', 'a@example.com,', 'a@example.com\r\nb@example.com'],
  ],
])('an error says that %s %s', (name, sentence, values) => {
  for (const value of values) {
    const message = messageFor({ [name]: value });
    expect(message).toContain(`${name} ${sentence}`);
    expect(message).not.toContain('\n');
  }
});

test('an error names all invalid variables', () => {
  const message = messageFor({ PORT: 'x', SMTP_URL: 'x' });
  expect(message).toContain('PORT must');
  expect(message).toContain('SMTP_URL must');
});

test('an error never shows the invalid value', () => {
  expect(messageFor({ DATABASE_URL: 'mysql://root:secret-word@db/x' })).not.toContain('secret-word');
});

describe('for variables that depend on each other,', () => {
  test('production with DATABASE_URL requires PAYLOAD_SECRET', () => {
    expect(messageFor({ NODE_ENV: 'production', DATABASE_URL })).toContain('PAYLOAD_SECRET must be set');
    expect(() => parseEnvironment({ NODE_ENV: 'development', DATABASE_URL })).not.toThrow();
    expect(() => parseEnvironment({ NODE_ENV: 'production' })).not.toThrow();
  });

  test.each(Object.keys(BUCKET))('S3_BUCKET requires %s', (name) => {
    expect(() => parseEnvironment({ S3_BUCKET: 'files', ...BUCKET })).not.toThrow();
    expect(messageFor({ S3_BUCKET: 'files', ...BUCKET, [name]: '' })).toBe(
      `${name} must be set when S3_BUCKET is set.`,
    );
  });
});

test('.env.example lists every variable with its description', async () => {
  const entries = variableNames.map((name) => `# ${variables.shape[name].description}\n${name}=\n`);
  const intro = '# Copy to .env and fill in what you need. An empty value counts as unset.\n';
  await expect([intro, ...entries].join('\n')).toMatchFileSnapshot(path.join(projectRoot, '.env.example'));
});

function messageFor(source: Record<string, string>): string {
  try {
    parseEnvironment(source);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
