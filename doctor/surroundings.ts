import { statfsSync } from 'node:fs';
import { type Env, nodeEnv } from '../base/env.ts';
import { buildId } from '../domain/builds/build-id.ts';
import { type Reach, realReach } from '../outside/network/reach.ts';
import type { Provider } from '../outside/payments/client.ts';

/** Everything that checks look at. Tests plant faults in it. */
export interface Surroundings {
  env: Env;
  reach: Reach;
  machine: Machine;
  /** Which build this is. */
  build: string;
  now: () => number;
  /** Stripe, with the configured keys. */
  provider: Provider | undefined;
  /** Who gets a test email. */
  mailTo: string | undefined;
}

export interface Machine {
  nodeVersion: string;
  nodeEnv: string | undefined;
  /** User ID; undefined on systems without. */
  user: number | undefined;
  freeBytes: (folder: string) => number;
}

export function realSurroundings(env: Env, mailTo: string | undefined): Surroundings {
  return {
    env,
    reach: realReach(),
    machine: {
      nodeVersion: process.versions.node,
      nodeEnv: nodeEnv(),
      user: process.getuid?.(),
      freeBytes: (folder) => {
        const { bavail, bsize } = statfsSync(folder);
        return bavail * bsize;
      },
    },
    build: buildId(),
    now: Date.now,
    provider: env.stripe,
    mailTo,
  };
}
