import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { doctorHas, type Fault, machineHas, proxyHas, runningHas } from './fault.ts';

/** Faults of the machine and of clocks. */
export const machineFaults: Fault[] = [
  {
    what: 'an old Node',
    plant: machineHas({ nodeVersion: '22.3.0' }),
    lines: { Node: /^Version 22\.3\.0 is too old/ },
  },
  {
    what: 'a server without NODE_ENV',
    plant: runningHas({ nodeEnv: null }),
    lines: { NODE_ENV: /^NODE_ENV is not set for the running Sunup, so pages render several times slower/ },
  },
  {
    what: 'a file in the place of the data folder',
    plant: ({ given }) => {
      rmSync(given.env.dataDir, { recursive: true });
      writeFileSync(given.env.dataDir, '');
    },
    lines: { 'Data folder': /is a file, not a folder/ },
  },
  {
    what: 'a data folder of another user',
    plant: machineHas({ user: 12_345 }),
    lines: { 'Data folder': /belongs to user \d+, and this is user 12345/ },
  },
  {
    what: 'a data folder that everyone can read',
    plant: ({ given }) => chmodSync(given.env.dataDir, 0o755),
    lines: { 'Data folder': /^Other users of this machine can read/ },
  },
  {
    what: 'a full disk',
    plant: machineHas({ freeBytes: () => 300 * 1024 ** 2 }),
    lines: { Disk: /^Only 300 MB is free/ },
  },
  {
    what: 'forms that no process puts into the inbox',
    plant: ({ given }) => {
      const folder = path.join(given.env.dataDir, 'kept-forms');
      mkdirSync(folder);
      for (const [name, minutes] of [
        ['a.json', 25],
        ['b.json', 1],
      ] as const)
        writeFileSync(path.join(folder, name), JSON.stringify({ receivedAt: new Date(Date.now() - minutes * 60_000).toISOString() }));
    },
    lines: { 'Kept forms': /^2 forms of customers’ sites wait on this machine’s disk, the oldest for 25 minutes\.$/ },
  },
  {
    what: 'a clock that’s 90 seconds fast',
    plant: doctorHas({ now: () => Date.now() + 90_000 }),
    lines: {
      'Clock, database': /clock is (?:89|90|91) seconds ahead of the database’s/,
      'Clock, APP_URL': /clock is \d+ seconds ahead of the one at sunup\.example/,
    },
  },
  {
    what: 'another machine’s clock that’s fast',
    plant: proxyHas({ headers: { date: new Date(Date.now() + 120_000).toUTCString() } }),
    lines: { 'Clock, APP_URL': /clock is 1\d\d seconds behind the one at sunup\.example/ },
  },
];
