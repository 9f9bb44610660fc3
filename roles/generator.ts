import type { GeneratorAnswer, GeneratorJob } from '../domain/generator/generator.ts';
import type { Task } from '../domain/generator/task.ts';
import * as tasks from '../domain/generator/tasks.ts';
import * as legalTasks from '../domain/legal/tasks.ts';
import * as versionTasks from '../domain/versions/tasks.ts';
import { begun } from '../outside/job-process.ts';

/** Starts the process that reads people's texts and writes sites from them (domain/generator). It runs one task per message. */
export function generateFromMessages(): undefined {
  const all: Task<never, unknown>[] = [...Object.values(tasks), ...Object.values(versionTasks), ...Object.values(legalTasks)];
  const byName = new Map(all.map((task) => [task.name, task]));
  process.on('disconnect', () => process.exit(0));
  process.on('message', async (job: GeneratorJob) => process.send?.(await answerTo(job, byName)));
}

async function answerTo({ name, input }: GeneratorJob, byName: ReadonlyMap<string, Task<never, unknown>>): Promise<GeneratorAnswer> {
  try {
    const task = byName.get(name);
    if (!task) throw new Error('It isn’t one of the process’s tasks.');
    const work = await task.load();
    process.send?.(begun);
    return { result: await work(input as never) };
  } catch (error) {
    return { error: (error as Error).stack ?? String(error) };
  }
}
