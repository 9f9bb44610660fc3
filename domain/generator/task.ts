/**
 * Something that runs in the generator's process. `load` is called when a job first needs it, and the job's time starts after that. What
 * goes in and comes out is cloned, so it's plain data.
 */
export interface Task<Input, Result> {
  name: string;
  load: () => Promise<(input: Input) => Result | Promise<Result>>;
}

/** A task of this name. `generator-process.ts` has to list it. */
export function taskOf<Input, Result>(name: string, load: Task<Input, Result>['load']): Task<Input, Result> {
  return { name, load };
}
