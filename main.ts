import { env } from './env.ts';

/** The roles of `node build/server/main.js ROLE`. */
const roles: Record<string, (args: string[]) => Promise<number | undefined>> = {
  /** Web and worker in one process: what `npm start` runs. */
  all: async () => (await import('./start.ts')).start({ web: true, worker: true }),
  web: async () => (await import('./start.ts')).start({ web: true, worker: false }),
  worker: async () => (await import('./start.ts')).start({ web: false, worker: true }),
  admin: async (args) => (await import('./admin-command.ts')).runAdminCommand(args),
  backup: async (args) => (await import('./backup-command.ts')).runBackupCommand(args),
  restore: async (args) => (await import('./backup-command.ts')).runRestoreCommand(args),
  doctor: async (args) => (await import('./doctor/command.ts')).runDoctor(args),
  bench: async (args) => (await import('./bench/run.ts')).runBench(args),
  /** Decodes uploaded pictures. Started by the web process. */
  pictures: async () => (await import('./domain/pictures/process.ts')).workFromMessages(),
  /** Reads people's texts and writes sites from them. Started by the web and worker processes. */
  generator: async () => (await import('./generator-process.ts')).generateFromMessages(),
  /** Fills a fresh demo with customers. Started by the process that runs jobs. */
  demo: async () => (await import('./demo-process.ts')).fillFromProcess(),
  site: async (args) => (await import('./sites/command.ts')).runSiteCommand(args),
};

const [role = 'all', ...args] = process.argv.slice(2);
const run = roles[role];
if (!run) {
  process.stderr.write(`Unknown role "${role}". Choose one of: ${Object.keys(roles).join(', ')}.\n`);
  process.exit(2);
}
// These roles don't read the configuration, and the doctor reports what's wrong with it.
const unconfigured = ['site', 'pictures', 'generator', 'doctor'].includes(role);
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
