import { setTimeout as delay } from 'node:timers/promises';
import { Answers, newSender, post } from './posting.ts';

const password = 'hostile-bench-24';
const pauseMs = 400;

/** Accounts with a password, signed up over HTTP from an address each. Returns their emails. */
export async function signUps(count: number): Promise<string[]> {
  const answers = new Answers();
  const emails = Array.from({ length: count }, (_, n) => `hostile-${n}@bench.test`);
  for (const email of emails) {
    const fields = { intent: 'signup', firstName: 'Hostile', lastName: 'Bench', email, password, confirmPassword: password };
    await post('/auth', String(new URLSearchParams(fields)), newSender(), answers, 'application/x-www-form-urlencoded');
  }
  if (answers.count(302) !== count) throw new Error(`Not everybody could sign up: ${answers}.`);
  return emails;
}

/** Logs one after the other in, each time from another address. `stop` returns how long each login took, in milliseconds. */
export function watchLogins(emails: string[]): { stop: () => Promise<{ times: number[]; answers: Answers }> } {
  const times: number[] = [];
  const answers = new Answers();
  let over = false;
  const running = (async () => {
    for (let n = 0; !over; n++) {
      const fields = { intent: 'login', email: emails[n % emails.length] ?? '', password };
      const started = performance.now();
      await post('/auth', String(new URLSearchParams(fields)), newSender(), answers, 'application/x-www-form-urlencoded');
      times.push(performance.now() - started);
      await delay(pauseMs);
    }
  })();
  return {
    stop: async () => {
      over = true;
      await running;
      return { times, answers };
    },
  };
}
