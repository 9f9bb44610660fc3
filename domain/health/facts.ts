import { env, nodeEnv } from '../../base/env.ts';
import { buildId } from '../builds/build-id.ts';
import { modeInWords } from '../settings/installation-mode.ts';
import type { ProbeFacts } from './probe.ts';

/** What a server says about itself, read when it starts. */
export function serverFacts(): Pick<ProbeFacts, 'build' | 'mode' | 'nodeEnv'> {
  return { build: buildId(), mode: modeInWords(env()), nodeEnv: nodeEnv() ?? null };
}
