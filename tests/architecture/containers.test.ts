import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ignore from '@balena/dockerignore';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { variableNames } from '#server/environment/variables.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

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

/** The Dockerfile's instructions, each on one line. */
const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const runtime = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
const lastInstruction = (keyword: string) => runtime.findLast((line) => line.startsWith(`${keyword} `)) ?? '';
const programIn = (text: string) => z.array(z.string()).parse(JSON.parse(text.slice(text.indexOf('['))));
const healthCommand = programIn(lastInstruction('HEALTHCHECK'));
const startCommand = programIn(lastInstruction('CMD'));

describe('docker-compose.yml', () => {
  it('passes on exactly the variables that the product reads, except those that the image sets', () => {
    const names = [...Object.keys(web.environment), 'DATA_DIR', 'PORT'];
    expect(names.sort()).toEqual([...variableNames].sort());
  });

  it('contains no secrets or default values for them', () => {
    const secrets = Object.values(services).flatMap(({ environment }) =>
      Object.entries(environment).filter(([name]) =>
        /PASSWORD|SECRET|ACCESS_KEY|DATABASE_URL|TOKEN/.test(name),
      ),
    );
    expect(secrets.length).toBeGreaterThan(6);
    // An empty default is allowed, because it leaves an optional variable unset.
    const fromOutside = /^(postgres:\/\/lotline:)?\$\{\w+:(\?|-)\}(@database:5432\/lotline)?$/;
    expect(secrets.filter(([, value]) => !fromOutside.test(String(value)))).toEqual([]);
  });

  it('requires the variables that production requires', () => {
    for (const name of ['PAYLOAD_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(web.environment[name]).toBe(`\${${name}:?}`);
    }
    expect(web.environment.DATABASE_URL).toContain('${POSTGRES_PASSWORD:?}');
  });

  it('pins the version of every image that it does not build', () => {
    const foreign = Object.values(services).filter(({ build }) => !build);
    for (const { image } of foreign) expect(image).toMatch(/:v?\d+\.\d+/);
  });

  it('exposes only the proxy publicly, and the test mailbox only to this machine', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['proxy', 'mail']);
    expect(services.mail?.ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  });

  it('starts only commands that exist, and uses the health check of the image', () => {
    expect(web.healthcheck?.test.slice(1)).toEqual(healthCommand);
    for (const [program, file = ''] of [services.bucket!.command!, healthCommand, startCommand]) {
      expect(program).toBe('node');
      expect(statSync(path.join(ROOT, file)).isFile()).toBe(true);
    }
  });
});

it('the Dockerfile runs the build as a non-root user that cannot change its files', () => {
  expect(lastInstruction('USER')).toBe('USER node');
  const lastCopy = runtime.findLastIndex((line) => line.startsWith('COPY '));
  expect(runtime.indexOf('USER node')).toBeGreaterThan(lastCopy);
});

describe('.dockerignore', () => {
  const rules = ignore().add(read('.dockerignore'));

  it.each(['.env', '.env.production', '.git/config', '.data/payload-secret', 'node_modules/x'])(
    'keeps %s out of the image',
    (file) => expect(rules.ignores(file)).toBe(true),
  );

  it('does not exclude anything that the product is built from', () => {
    const folders = ['app', 'cms', 'collections', 'migrations', 'server'];
    const left = folders
      .flatMap((folder) =>
        readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          path.join(folder, name),
        ),
      )
      .filter((name) => rules.ignores(name));
    const expected = /(\.test\.tsx?|\.fixture\.ts|^cms\/\.next(\/.*)?|^cms\/next-env\.d\.ts)$/;
    expect(left.filter((name) => !expected.test(name))).toEqual([]);
  });
});
