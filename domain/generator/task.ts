/**
 * Something that runs in the generator's process. `load` is called when a job first needs it, and the job's time starts after that. What
 * goes in and comes out is cloned, so it's plain data.
 */
export interface Task<Input, Result> {
  name: string;
  /** Processor time that it may take, in milliseconds. */
  limitMs: number;
  load: () => Promise<(input: Input) => Result | Promise<Result>>;
}

/** More than reading an honest text takes, and little enough for those who wait. */
const readMs = 2000;
/** For writing a site or showing a page of it, which takes a tenth of a second or two, and longer right after the process started. */
export const writeMs = 6000;
/** For finding another look, and for rendering and checking a whole site. */
export const buildMs = 20_000;

/** A task of this name, which reads a text unless it has another limit. `roles/generator.ts` has to list it. */
export function taskOf<Input, Result>(name: string, load: Task<Input, Result>['load'], limitMs = readMs): Task<Input, Result> {
  return { name, limitMs, load };
}
