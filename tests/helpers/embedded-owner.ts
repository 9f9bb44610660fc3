import { startEmbedded } from '../../db/embedded.ts';

// Run as a process of its own: owns the data folder named on the command line, says the database's address, and stays.
const server = await startEmbedded(process.argv[2] ?? '');
process.stdout.write(`${server.url}\n`);
setInterval(() => undefined, 60_000);
