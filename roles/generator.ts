import { workFromMessages } from '../domain/generator/process.ts';
import * as tasks from '../domain/generator/tasks.ts';
import * as legalTasks from '../domain/legal/tasks.ts';
import * as versionTasks from '../domain/versions/tasks.ts';

/** Starts the process that reads people's texts and writes sites from them (domain/generator). */
export function generateFromMessages(): undefined {
  workFromMessages([...Object.values(tasks), ...Object.values(versionTasks), ...Object.values(legalTasks)]);
}
