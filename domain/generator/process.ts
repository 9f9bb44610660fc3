import { begun } from '../../outside/job-process.ts';
import type { GeneratorAnswer, GeneratorJob } from './generator.ts';
import type { Task } from './task.ts';

/** Runs these tasks, one per message. */
export function workFromMessages(tasks: readonly Task<never, unknown>[]): void {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  process.on('disconnect', () => process.exit(0));
  process.on('message', async (job: GeneratorJob) => process.send?.(await answerTo(job, byName)));
}

async function answerTo({ name, input }: GeneratorJob, tasks: ReadonlyMap<string, Task<never, unknown>>): Promise<GeneratorAnswer> {
  try {
    const task = tasks.get(name);
    if (!task) throw new Error('It isn’t one of the process’s tasks.');
    const work = await task.load();
    process.send?.(begun);
    return { result: await work(input as never) };
  } catch (error) {
    return { error: (error as Error).stack ?? String(error) };
  }
}
