import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ignore from '@balena/dockerignore';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { variableNames } from '#server/environment/variables.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const known = new Set<string>(variableNames);

const serviceSchema = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  ports: z.array(z.string()).default([]),
});
const { services } = z
  .object({ services: z.record(z.string(), serviceSchema) })
  .parse(parse(read('docker-compose.yml'), { merge: true }));
const web = services.web!;

/** The instructions of the Dockerfile, each on one line. */
const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const runtime = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
const lastOf = (keyword: string) => runtime.findLast((line) => line.startsWith(`${keyword} `)) ?? '';
const programIn = (text: string) => z.array(z.string()).parse(JSON.parse(text.slice(text.indexOf('['))));
const healthCommand = programIn(lastOf('HEALTHCHECK'));
const startCommand = programIn(lastOf('CMD'));

describe('docker-compose.yml', () => {
  it.each(['web', 'bucket'])('gives the service "%s" only variables that the product reads', (name) => {
    const names = Object.keys(services[name]!.environment);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it('hands on what the product reads, but for what the image says', () => {
    const missing = [...known].filter((name) => !(name in web.environment));
    expect(missing.sort()).toEqual(['DATA_DIR', 'PORT']);
  });

  it('has no secret in it, and no default for one', () => {
    const secrets = Object.values(services).flatMap(({ environment }) =>
      Object.entries(environment).filter(([name]) =>
        /PASSWORD|SECRET|ACCESS_KEY|DATABASE_URL|TOKEN/.test(name),
      ),
    );
    expect(secrets.length).toBeGreaterThan(6);
    // Empty is no default: what may be left out is then unset.
    const fromOutside = /^(postgres:\/\/lotline:)?\$\{\w+:(\?|-)\}(@database:5432\/lotline)?$/;
    expect(secrets.filter(([, value]) => !fromOutside.test(String(value)))).toEqual([]);
  });

  it('requires what production requires', () => {
    for (const name of ['PAYLOAD_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(web.environment[name]).toBe(`\${${name}:?}`);
    }
    expect(web.environment.DATABASE_URL).toContain('${POSTGRES_PASSWORD:?}');
  });

  it('names an exact version of every image that it does not build', () => {
    const foreign = Object.values(services).filter(({ build }) => !build);
    expect(foreign).toHaveLength(4);
    expect(foreign.map(({ image }) => image).filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([]);
  });

  it('asks the product about its health, as the image does', () => {
    expect(web.healthcheck?.test.slice(1)).toEqual(healthCommand);
  });

  it('lets nobody but the proxy reach the product, the database and the bucket', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['proxy', 'mail']);
    expect(services.mail?.ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  });

  it('starts only commands that exist', () => {
    for (const [program, file = ''] of [services.bucket!.command!, healthCommand, startCommand]) {
      expect(program).toBe('node');
      expect(statSync(path.join(ROOT, file)).isFile()).toBe(true);
    }
  });
});

describe('the Dockerfile', () => {
  it('starts what was built as a user other than root, with a signal that the product handles', () => {
    expect(lastOf('USER')).toBe('USER node');
    expect(lastOf('STOPSIGNAL')).toBe('STOPSIGNAL SIGTERM');
    expect(startCommand).toEqual(['node', 'server/cli/serve.mjs']);
    expect(runtime.indexOf('USER node')).toBeGreaterThan(
      runtime.findLastIndex((line) => line.startsWith('COPY ')),
    );
  });
});

describe('.dockerignore', () => {
  const rules = ignore().add(read('.dockerignore'));

  it.each([
    '.env',
    '.env.production',
    '.git/config',
    '.data/payload-secret',
    'node_modules/x',
    'tests/run.mjs',
    'server/boot.test.ts',
  ])('keeps %s out of the image', (file) => expect(rules.ignores(file)).toBe(true));

  it('lets everything in that the product is built from', () => {
    const folders = ['app', 'cms', 'collections', 'migrations', 'server'];
    const names = folders.flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    );
    const left = names.filter((name) => rules.ignores(name));
    const expected = /(\.test\.tsx?|\.fixture\.ts|^cms\/\.next(\/.*)?|^cms\/next-env\.d\.ts)$/;
    expect(left.filter((name) => !expected.test(name))).toEqual([]);
  });
});
