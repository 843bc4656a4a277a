import { setTimeout as wait } from 'node:timers/promises';
import type { FiledMail, Fault as MailFault, SmtpReceiver } from '#tests/support/smtp-receiver.ts';
import { ask } from '../support/examine.ts';
import { broken, type Fault } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';
import type { Stage } from '../support/world.ts';

const FOLLOWERS = 300;
const LIMIT_MS = 240_000;
const LOOK_EVERY_MS = 200;

/** The plan of a day in New York begins at seven. */
const PLANNED = `select extract(hour from now() at time zone 'America/New_York') >= 7 as planned`;

/** A date in 20 days for everyone who follows a house of several homes, with the reminder of 30 days before still due. */
const FOLLOWING = `
  update deadlines set date = to_char(now() at time zone 'America/New_York' + interval '20 days', 'YYYY-MM-DD')
  where key = 'bedbug-report';
  insert into subscribers (email, status, key, confirmed_at)
  select 'follower-' || id || '@following.example', 'confirmed', 'key-of-follower-' || id, '2020-01-01'
  from generate_series(1, ${FOLLOWERS}) as id;
  insert into follows (follower_id, kind, subject, label, status, confirmed_at)
  select subscribers.id, 'building', lot.bbl, 'A building', 'confirmed', '2020-01-01'
  from subscribers cross join (select bbl from city.lots where units > 5 and building_class like 'C%' order by bbl limit 1) as lot`;

/** Two of them, so that both processes have one. */
const PLAN = `
  insert into payload_jobs (task_slug, queue, input, updated_at, created_at)
  select 'planFollowing', 'following', '{}', now(), now() from generate_series(1, 2)`;

const NOT_WRITTEN = `
  select (${FOLLOWERS} - count(distinct follower_id))::int as waiting from follow_reminders where mail_id is not null`;

const MAIL_FAULTS: MailFault[] = [
  'breaks off in the text',
  'refuses the connection',
  'breaks off before it says that it has the mail',
  'refuses the recipient for now',
  'refuses the text for now',
];

const isReminder = ({ headers }: FiledMail): boolean => headers.to?.endsWith('@following.example') ?? false;

const reminders = ({ filed }: SmtpReceiver): FiledMail[] => [...filed.values()].filter(isReminder);

async function until(isReached: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await isReached())) {
    if (Date.now() > end) throw new Error(`Too late: ${what}.`);
    await wait(LOOK_EVERY_MS);
  }
}

async function areWritten({ databaseUrl }: Stage): Promise<boolean> {
  const [row] = await ask<{ waiting: number }>(databaseUrl, NOT_WRITTEN);
  return row?.waiting === 0;
}

/** Reminders are planned, written and sent by two processes, of which one is killed, while the mail server fails at times. */
export const remindersInterrupted: Fault = {
  name: 'reminders',
  mayRepeatMails: true,
  async run(stage) {
    await ask(stage.databaseUrl, FOLLOWING);
    const [clock] = await ask<{ planned: boolean }>(stage.databaseUrl, PLANNED);
    if (!clock?.planned) throw new Error('Nothing is planned before seven in New York. Try again later.');
    const first = await stage.start();
    const second = await stage.start();
    const load = startLoad({ urls: [first.url, second.url], siteUrl: first.url }, 'reminders');
    stage.mail.fail(...MAIL_FAULTS, ...MAIL_FAULTS);
    await ask(stage.databaseUrl, PLAN);
    await load.until(60);
    await until(() => reminders(stage.mail).length >= FOLLOWERS / 10, 'the first reminders');
    second.kill();
    await second.untilReadyz(0);
    await until(() => reminders(stage.mail).length >= FOLLOWERS / 3, 'a third of the reminders');
    await stage.mail.goDown();
    first.kill();
    await first.untilReadyz(0);
    await stage.mail.goUp();
    await Promise.all([first.untilReadyz(200), second.untilReadyz(200)]);
    await load.until(120);
    const sent = await load.finish();
    await ask(stage.databaseUrl, PLAN);
    await until(() => areWritten(stage), 'all reminders are written');
    await until(() => reminders(stage.mail).length >= FOLLOWERS, 'all reminders arrive');
    const mails = reminders(stage.mail);
    const recipients = new Set(mails.map(({ headers }) => headers.to));
    return {
      sent,
      figures: { followers: FOLLOWERS, 'reminders by Message-ID': mails.length },
      problems: broken({
        'each follower got a reminder': recipients.size === FOLLOWERS,
        'nobody got two with different Message-IDs': mails.length === recipients.size,
        'each names its date once': mails.every(({ text }) => text.match(/#bedbug/g)?.length === 1),
      }),
    };
  },
};
