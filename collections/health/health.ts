import { differenceInDays, differenceInMinutes } from 'date-fns';
import type { Payload } from 'payload';
import { countText } from '#law/numbers.ts';
import { dayInNewYork, daysBetween } from '#law/days.ts';
import { readStatus } from '#city-data/status.ts';
import { findDue } from '#collections/figures/due-checks.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import { findBulkFile } from '#collections/bulk/storage.ts';
import { findLastBackup } from './last-backup.ts';
import { freeDisk } from './disk.ts';

export interface HealthCheck {
  /** Must be stable, because admins are emailed once about each warning. */
  id: string;
  name: string;
  text: string;
  warning?: string;
  /** Describes something that is not set up, which is not an error. */
  missing?: string;
  path?: string;
}

const MINUTES_UNTIL_LATE = 15;
const MINUTES_UNTIL_STUCK = 30;
const DAYS_UNTIL_BACKUP_IS_OLD = 8;
const DAYS_UNTIL_BULK_FILE_IS_LATE = 2;
const DAYS_UNTIL_CHECK_IS_LATE = 30;
const MIN_FREE_SHARE = 0.1;
const GIBIBYTE = 1024 ** 3;

interface JobCounts {
  queued: number;
  failed: number;
  stuck: number;
  dueSince: Date | null;
}

async function countJobs({ db }: Payload, areMails: boolean, now: Date): Promise<JobCounts> {
  const { rows } = await db.pool.query<JobCounts>(
    `select count(*) filter (where has_error is not true and processing is not true)::int as queued,
       count(*) filter (where has_error)::int as failed,
       count(*) filter (where processing and updated_at < $2::timestamptz - make_interval(mins => $3))::int as stuck,
       min(greatest(created_at, wait_until)) filter (where has_error is not true and processing is not true
         and (wait_until is null or wait_until <= $2)) as "dueSince"
     from payload_jobs where completed_at is null and (task_slug = 'sendMail') is not distinct from $1`,
    [areMails, now, MINUTES_UNTIL_STUCK],
  );
  return rows[0] ?? { queued: 0, failed: 0, stuck: 0, dueSince: null };
}

const isLate = ({ dueSince }: JobCounts, now: Date): boolean =>
  dueSince !== null && differenceInMinutes(now, dueSince) > MINUTES_UNTIL_LATE;

async function checkJobs(payload: Payload, now: Date): Promise<HealthCheck> {
  const jobs = await countJobs(payload, false, now);
  const warning =
    (isLate(jobs, now) && 'A job has been due for a while. Check that a process runs jobs, or restart it.') ||
    (jobs.stuck > 0 && 'A job is stuck. Restart the process: interrupted jobs start again.') ||
    (jobs.failed > 0 && 'A job has failed for good. The log of the process says why.') ||
    undefined;
  const text = `${jobs.queued} queued, ${jobs.failed} failed, ${jobs.stuck} stuck`;
  return { id: 'jobs', name: 'Background jobs', text, warning };
}

async function checkEmails(payload: Payload, now: Date): Promise<HealthCheck> {
  const mails = await countJobs(payload, true, now);
  const warning =
    (mails.failed > 0 && 'Some emails failed for good. The dashboard lists them with the reason.') ||
    (mails.stuck > 0 && 'Sending an email is taking too long. Restart the process to send it again.') ||
    (isLate(mails, now) && 'Emails have been waiting for a while. Check the mail server.') ||
    undefined;
  const text = `${mails.queued} queued, ${mails.failed} failed, ${mails.stuck} stuck`;
  return { id: 'emails', name: 'Emails', text, warning, path: '/#failed-mails' };
}

async function checkCityData({ db }: Payload, now: Date): Promise<HealthCheck[]> {
  const { sets, history } = await readStatus(db.pool, now);
  return sets.map(({ name, title, loaded, cadenceDays }) => {
    const last = history.find((entry) => entry.set_name === name);
    const hasFailed = last?.state === 'failed' || last?.state === 'interrupted';
    const warning =
      (hasFailed && `The last import failed: ${last.message ?? 'it was interrupted.'}`) ||
      (loaded?.isOld && `A new version is due every ${cadenceDays} days. Import it.`) ||
      undefined;
    const text = loaded ? `${countText(loaded.ageDays, 'day')} old` : 'Not loaded';
    const missing = loaded ? undefined : 'Not loaded. Until you import it, pages say that they don’t know.';
    return { id: `city-data-${name}`, name: title, text, warning, missing, path: '/city-data' };
  });
}

async function checkSources(payload: Payload, now: Date): Promise<HealthCheck> {
  const today = dayInNewYork(now);
  const due = await findDue(payload, today);
  const isLate = daysBetween(due[0]?.dueOn ?? today, today) > DAYS_UNTIL_CHECK_IS_LATE;
  return {
    id: 'sources',
    name: 'Figures, deadlines and laws',
    text: `${countText(due.length, 'entry', 'entries')} due for a check of the source`,
    warning: isLate ? 'Compare them with their sources. The dashboard lists them.' : undefined,
    path: '/',
  };
}

async function checkDisk(): Promise<HealthCheck> {
  const { bytes, share } = await freeDisk();
  return {
    id: 'disk',
    name: 'Free disk',
    text: `${(bytes / GIBIBYTE).toFixed(1)} GB, ${Math.floor(share * 100)}%`,
    warning:
      share < MIN_FREE_SHARE ? 'Free some space, or enlarge the disk: a full disk stops uploads.' : undefined,
  };
}

async function checkBackup({ db }: Payload, now: Date): Promise<HealthCheck> {
  const at = await findLastBackup(db.pool);
  const isOld = at !== undefined && differenceInDays(now, new Date(at)) > DAYS_UNTIL_BACKUP_IS_OLD;
  return {
    id: 'backup',
    name: 'Last backup',
    text: at === undefined ? 'Never with npm run backup' : newYorkTime(at),
    warning: isOld ? 'Run npm run backup, and check what should have run it.' : undefined,
    missing: at === undefined ? 'Run npm run backup every night, or back up in another way.' : undefined,
  };
}

async function checkBulkFile(_payload: Payload, now: Date): Promise<HealthCheck> {
  const file = await findBulkFile();
  const ageDays = file && daysBetween(file.day, dayInNewYork(now));
  const isLate = process.env.BULK_FILES !== 'off' && (ageDays ?? 0) >= DAYS_UNTIL_BULK_FILE_IS_LATE;
  return {
    id: 'bulk-file',
    name: 'Bulk file of the API',
    text: ageDays === undefined ? 'Not written yet' : `${countText(ageDays, 'day')} old`,
    warning: isLate ? 'It is written every night. "npm run bulk" shows why it was not.' : undefined,
  };
}

function checkServices(): Promise<HealthCheck[]> {
  const service = (id: string, name: string, isSetUp: boolean, missing: string): HealthCheck =>
    isSetUp ? { id, name, text: 'Set up' } : { id, name, text: 'None', missing };
  return Promise.resolve([
    service(
      'mail-server',
      'Mail server',
      Boolean(process.env.SMTP_URL),
      'Emails are written to a folder and not sent to anyone. Set SMTP_URL.',
    ),
    service(
      'virus-scanner',
      'Virus scanner',
      Boolean(process.env.CLAMD_HOST),
      'Uploaded bills are not scanned. Set CLAMD_HOST.',
    ),
  ]);
}

async function checkDatabase({ db }: Payload): Promise<HealthCheck> {
  const { rows } = await db.pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const text = `${(Number(rows[0]?.bytes) / GIBIBYTE).toFixed(2)} GB`;
  return { id: 'database', name: 'Database size', text };
}

const CHECKS: Readonly<
  Record<string, (payload: Payload, now: Date) => Promise<HealthCheck | HealthCheck[]>>
> = {
  'Background jobs': checkJobs,
  Emails: checkEmails,
  'City data': checkCityData,
  Sources: checkSources,
  'Free disk': checkDisk,
  'Last backup': checkBackup,
  'Bulk file': checkBulkFile,
  Services: checkServices,
  'Database size': checkDatabase,
};

function rank({ warning, missing }: HealthCheck): number {
  if (warning) return 0;
  return missing ? 1 : 2;
}

/** Returns warnings first, then what is not set up. A check that throws counts as a warning. */
export async function checkHealth(payload: Payload, now = new Date()): Promise<HealthCheck[]> {
  const checks = await Promise.all(
    Object.entries(CHECKS).map(([name, check]) =>
      check(payload, now).catch((error: unknown): HealthCheck => {
        payload.logger.error({ err: error }, `The check "${name}" failed`);
        return {
          id: name,
          name,
          text: 'Unknown',
          warning: 'This check failed. The log of the process says why.',
        };
      }),
    ),
  );
  return checks.flat().toSorted((a, b) => rank(a) - rank(b));
}

export function healthSummary(checks: readonly HealthCheck[]): string {
  const warnings = checks.filter(({ warning }) => warning).length;
  const missing = checks.filter((check) => !check.warning && check.missing).length;
  if (warnings + missing === 0) return 'Everything is OK.';
  const parts = [warnings > 0 && `Warnings: ${warnings}.`, missing > 0 && `Not set up: ${missing}.`];
  return parts.filter(Boolean).join(' ');
}
