import { type ChildProcess, spawn } from 'node:child_process';
import type { Bucket } from '../../base/env.ts';
import { builtEntry } from '../../domain/builds/commands.ts';

/** Node's options in the image and the systemd unit (deploy/). */
const nodeOptions = '--max-semi-space-size=8';

/** One role of the product in its own process, so it's measured and ended alone. */
export function startRole(
  role: 'web' | 'worker' | 'mail' | 'hosting',
  databaseUrl: string,
  extraEnv: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, [builtEntry, role], {
    env: { ...process.env, NODE_OPTIONS: nodeOptions, DATABASE_URL: databaseUrl, ...extraEnv },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The variables that put a process's files into a bucket. */
export function bucketEnv(bucket: Bucket | undefined): Record<string, string> {
  return bucket ? { S3_URL: bucket.url, S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey } : {};
}
