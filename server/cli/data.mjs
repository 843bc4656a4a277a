import path from 'node:path';
import { command, launch } from './lib/command.mjs';
import { giveWay } from './lib/give-way.mjs';
import { ensureInstalled } from './lib/install.mjs';

const COMMANDS = {
  'admin-create': {
    usage: `
npm run admin:create -- [--email ADDRESS] [--name NAME] [--role admin|editor|staff] [--reset]

Creates an account for the back office. Asks for anything you leave out. ADMIN_PASSWORD sets the password; without
it, you are asked for one, or one is generated and shown once.

  --reset  sets a new password for an existing account
`,
    run: ['admin-create.ts', 'createAdmin'],
    isPath: () => false,
  },
  backup: {
    usage: `
npm run backup -- FOLDER

Writes the database and all uploaded files into a new folder.
`,
    run: ['backup.ts', 'backUp'],
  },
  restore: {
    usage: `
npm run restore -- FOLDER [--replace]

Restores a backup into an empty database.

  --replace  restores into a database that is not empty, and deletes what it holds
`,
    run: ['backup.ts', 'restoreBackup'],
  },
  'bucket-create': {
    usage: `
npm run bucket:create

Creates the S3 bucket named by S3_BUCKET, unless it exists.
`,
    run: ['bucket-create.ts', 'createBucket'],
  },
  'city-data': {
    usage: `
npm run city-data -- import SET [FILE | ADDRESS] [--allow-small]
       npm run city-data -- sync [SET...] [--due] [--missing]
       npm run city-data -- status

Loads a set of the city's data: covered (Covered Buildings List), pluto (tax lots), pad (addresses), ll84 (energy
filings), or a set of the city's records such as hpd-violations, from a CSV, a workbook, or a zip or gzip of these.
Without a file, downloads it from the city. The old data is replaced as a whole or not at all. "sync" brings everything
that the city's open data portal has up to date: what has changed in the records since the last sync, and new editions
of pluto, pad, and ll84. "status" says what is loaded and what is missing.

  --allow-small  accepts a file with fewer rows than a complete set
  --due          syncs only the sets that were not synced today
  --missing      syncs only the sets that are not loaded, or only as a sample
`,
    run: ['city-data.ts', 'cityData'],
    isPath: (index, word) => words[0] === 'import' && index === 2 && !/^https?:\/\//i.test(word),
  },
  bulk: {
    usage: `
npm run bulk

Writes the file that /api/v1/bulk offers to other programs: what applies to each lot.
`,
    run: ['bulk.ts', 'writeBulkFile'],
    isPath: () => false,
  },
  seed: {
    usage: `
npm run seed [-- FOLDER | --demo]

Imports the starting content, or the content of a folder. Never deletes content and never overwrites what an editor has
changed. docs/content-as-files.md describes the format.

  --demo  fills the inbox with made-up submissions
`,
    run: ['content.ts', 'seed'],
  },
  export: {
    usage: `
npm run export -- FOLDER

Writes all content (articles, pages, quizzes, email templates, images) as files. Files in the folder that no longer
belong to the content are removed.
`,
    run: ['content.ts', 'exportTo'],
  },
  import: {
    usage: `
npm run import -- FOLDER [--dry-run]

Imports the content of an export into the database. Never deletes content.

  --dry-run  checks the files, prints what would change, and changes nothing
`,
    run: ['content.ts', 'importFrom'],
  },
};

const [name, ...words] = process.argv.slice(2);
const { usage, run, isPath = () => true } = COMMANDS[name];

/** The directory to resolve paths against: npm changes to the project root and sets INIT_CWD to the original one. */
const calledIn = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();
process.argv = [
  ...process.argv.slice(0, 2),
  ...words.map((word, index) =>
    word.startsWith('-') || !isPath(index, word) ? word : path.resolve(calledIn, word),
  ),
];

await command(usage, async () => {
  giveWay();
  await ensureInstalled({ includesDev: false });
  process.env.NODE_ENV = process.env.NODE_ENV || 'production';
  const [file, exported] = run;
  await (await launch(`server/commands/${file}`))[exported]();
});
