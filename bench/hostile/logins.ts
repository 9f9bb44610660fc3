import { setTimeout as delay } from 'node:timers/promises';
import { Answers, newSender, post } from './posting.ts';

const password = 'hostile-bench-24';
const pauseMs = 400;

/** Signs up accounts over HTTP, each from its own address. Returns their emails. */
export async function signUps(count: number): Promise<string[]> {
  const answers = new Answers();
  const emails = Array.from({ length: count }, (_, n) => `hostile-${n}@bench.test`);
  for (const email of emails) {
    const fields = { intent: 'signup', firstName: 'Hostile', lastName: 'Bench', email, password, confirmPassword: password };
    await post('/auth', String(new URLSearchParams(fields)), newSender(), answers, 'application/x-www-form-urlencoded');
  }
  if (answers.count(302) !== count) throw new Error(`Some sign-ups failed: ${answers}.`);
  return emails;
}

/** Logs in to the accounts in turn, each time from a new address. `stop` returns the time of each login in milliseconds. */
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
