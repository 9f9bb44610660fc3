import { type Env, readEnv } from '../../base/env.ts';

/** Variables that are enough for live mode. */
export const live = {
  SUNUP_MODE: 'live',
  APP_URL: 'https://sunup.example',
  SITES_DOMAIN: 'sites.example',
  DATABASE_URL: 'postgres://sunup:pw@db.example:5432/sunup',
  SMTP_URL: 'smtps://user:pw@mail.example:465',
  MAIL_FROM: 'Sunup <hello@sunup.example>',
  STRIPE_SECRET_KEY: 'sk_live_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_123',
  AUTH_SECRET: 'nW3q0s7VJc1rZ8yKxT5uHf2LbPd9Ea4gMoRiYtQhXk=',
  CLIENT_ADDRESS_HEADER: 'X-Real-IP',
};

/** What's wrong with a set of variables, in sentences. */
export function problems(variables: Record<string, string | undefined>): string[] {
  const result = readEnv(variables);
  return 'problems' in result ? result.problems : [];
}

/** The settings that a set of variables makes. Throws if it's refused. */
export function accepted(variables: Record<string, string | undefined>): Env {
  const result = readEnv(variables);
  if ('problems' in result) throw new Error(result.problems.join(' '));
  return result.env;
}
