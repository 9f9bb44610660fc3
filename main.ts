import { env } from './base/env.ts';
import servers from './roles/servers.json' with { type: 'json' };

/** The roles of `node build/server/main.js ROLE`. */
const roles: Record<string, (args: string[]) => Promise<number | undefined>> = {
  /** Web and worker in one process: what `npm start` runs. */
  all: async () => (await import('./roles/start.ts')).start({ web: true, worker: true }),
  web: async () => (await import('./roles/start.ts')).start({ web: true, worker: false }),
  worker: async () => (await import('./roles/start.ts')).start({ web: false, worker: true }),
  /** Receives email. */
  mail: async () => (await import('./roles/start.ts')).start({ web: false, worker: false, mail: true }),
  /** Published sites and their forms alone. */
  hosting: async () => (await import('./roles/hosting.ts')).startHosting(),
  admin: async (args) => (await import('./roles/admin.ts')).runAdminCommand(args),
  mails: async (args) => (await import('./roles/mails.ts')).runMailsCommand(args),
  files: async (args) => (await import('./roles/files.ts')).runFilesCommand(args),
  settings: async (args) => (await import('./roles/settings.ts')).runSettingsCommand(args),
  backup: async (args) => (await import('./roles/backup.ts')).runBackupCommand(args),
  restore: async (args) => (await import('./roles/backup.ts')).runRestoreCommand(args),
  doctor: async (args) => (await import('./roles/doctor.ts')).runDoctor(args),
  /** Decodes uploaded pictures. Started by the web process. */
  pictures: async () => (await import('./domain/pictures/process.ts')).workFromMessages(),
  /** Reads people's texts and writes sites from them. Started by the web and worker processes. */
  generator: async () => (await import('./roles/generator.ts')).generateFromMessages(),
  /** Reads emails. Started by the process that runs jobs. */
  'mail-reader': async () => (await import('./domain/mail-reading/process.ts')).readFromMessages(),
  /** Fills a fresh demo with customers. Started by the process that runs jobs. */
  demo: async () => (await import('./demo/process.ts')).fillFromProcess(),
  site: async (args) => (await import('./roles/site.ts')).runSiteCommand(args),
};

const usage = `Usage: npm start [-- ROLE], or in a container: node build/server/main.js ROLE

  all                                       web and worker in one process, the default
  web                                       answers requests
  worker                                    runs jobs
  mail                                      receives email at MAIL_HOST
  hosting                                   serves published sites and their forms, apart from web
  admin grant EMAIL | revoke EMAIL | list   says who is an admin
  admin reset-two-factor EMAIL              lets someone in who lost their app and codes
  backup [--to PLACE] [--json]              makes a backup
  backup --list [--to PLACE] [--json]       lists the backups of a place
  restore [--from PLACE] [--backup ID] [--json]
                                            fills an empty database and file store from a backup
  files copy --from FOLDER | --to FOLDER    copies stored files from or to another data folder
  mails retry                               sends undelivered emails again
  settings --export FILE | --import FILE    moves what was set up in Admin, from a trial to live for example
  doctor [--mail EMAIL] [--json]            checks the settings and everything that they lead to
  site --brief FILE --out FOLDER            makes the site of a brief file

Settings are environment variables: see README.md. --version says which build this is.
`;
const [role = 'all', ...args] = process.argv.slice(2);
if ([role, ...args].some((word) => word === '--help' || word === '-h') || role === 'help') {
  process.stdout.write(usage);
  process.exit(0);
}
if (role === '--version') {
  process.stdout.write(`Sunup ${(await import('./domain/builds/build-id.ts')).buildId()}\n`);
  process.exit(0);
}
const run = roles[role];
// A server takes no arguments.
if (!run || (servers.includes(role) && args.length > 0)) {
  process.stderr.write(`${run ? `${role} takes no arguments, but got: ${args.join(' ')}` : `Unknown role "${role}".`}\n\n${usage}`);
  process.exit(2);
}
// These roles don't read the configuration, and the doctor reports what's wrong with it.
const unconfigured = ['site', 'pictures', 'generator', 'mail-reader', 'doctor'].includes(role);
let isDebugging = false;
try {
  if (!unconfigured) {
    // New files are private: secrets, caught emails, customers' documents. The role `site` is excluded because it writes files
    // for a web server.
    process.umask(0o077);
    isDebugging = env().logLevel === 'debug';
  }
  const code = await run(args);
  if (code !== undefined) process.exit(code);
} catch (error) {
  process.stderr.write(`${isDebugging ? (error as Error).stack : (error as Error).message}\n`);
  process.exit(1);
}
