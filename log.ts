import pino from 'pino';
import { env } from './env.ts';

/** Structured log on standard output. Carries ids, never names, mail addresses, tokens or texts of people. */
export const log = pino({
  level: env().logLevel,
  redact: {
    paths: ['*.email', '*.password', '*.token', '*.name', 'err.config', 'err.params', 'err.query', 'err.parameters', 'err.detail'],
    remove: true,
  },
  base: undefined,
});
