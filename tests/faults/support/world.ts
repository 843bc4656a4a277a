import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { administrate, copyDatabase, dropDatabase } from '#tests/support/database/administrate.ts';
import { type SmtpReceiver, startSmtpReceiver } from '#tests/support/smtp-receiver.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';

const TEMPLATE = 'faults_template';

/** The first admin of each product instance. */
export const ADMIN = { email: 'admin@faults.example', password: 'a password for tests only' };

/** One PostgreSQL server for all faults, with a template database that each fault copies. */
export interface World {
  folder: string;
  postgres: Postgres;
  close: () => Promise<void>;
}

/** The environment of a single fault. */
export interface Stage {
  folder: string;
  postgres: Postgres;
  databaseUrl: string;
  dataDirectory: string;
  mail: SmtpReceiver;
  /** Starts a process of the product in this environment. */
  start: (options?: Partial<Omit<ProductOptions, 'logFile'>>) => Promise<Product>;
  close: () => Promise<void>;
}

async function openFolder(parent: string, name: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent, name));
  // PostgreSQL may run as its own user, who needs access to its files in this folder.
  await chmod(folder, 0o755);
  return folder;
}

const settings = (databaseUrl: string, dataDirectory: string, siteUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  SITE_URL: siteUrl,
  PAYLOAD_SECRET: 'a secret for tests only',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  STAFF_MAIL: 'desk@faults.example',
  RATE_LIMIT_FORMS_PER_MINUTE: '0',
});

/** Starts PostgreSQL, and has the product migrate and seed a database there. */
export async function openWorld(): Promise<World> {
  const folder = await openFolder(tmpdir(), 'lotline-faults-');
  const postgres = await startPostgres(path.join(folder, 'postgres'));
  const close = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await administrate(postgres.url('postgres'), [`create database ${TEMPLATE}`]);
    const port = await getPort();
    const environment = settings(
      postgres.url(TEMPLATE),
      path.join(folder, 'seeded'),
      `http://localhost:${port}`,
    );
    const product = await startProduct({ environment, port, logFile: path.join(folder, 'seeding.log') });
    await product.stop();
    return { folder, postgres, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function setStage({ folder: parent, postgres }: World, name: string): Promise<Stage> {
  const folder = await openFolder(parent, `${name}-`);
  const database = name.replaceAll('-', '_');
  const dataDirectory = path.join(folder, 'data');
  await mkdir(dataDirectory);
  const serverUrl = postgres.url('postgres');
  await administrate(serverUrl, [copyDatabase(TEMPLATE, database)]);
  const mail = await startSmtpReceiver();
  const databaseUrl = postgres.url(database);
  const products: Product[] = [];
  let siteUrl: string | undefined;
  return {
    folder,
    postgres,
    databaseUrl,
    dataDirectory,
    mail,
    async start({ environment, ...options } = {}) {
      const port = options.port ?? (await getPort());
      siteUrl ??= `http://localhost:${port}`;
      const all = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, ...environment };
      const product = await startProduct({
        ...options,
        port,
        environment: { ...settings(databaseUrl, dataDirectory, siteUrl), ...all },
        logFile: path.join(folder, 'log'),
      });
      products.push(product);
      return product;
    },
    async close() {
      await Promise.all(products.map(({ stop }) => stop()));
      await mail.goDown();
      await administrate(serverUrl, [dropDatabase(database)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
