import { workOnPictures } from './work.ts';

/** Begins the work of the picture process. Its last argument is the memory that it may hold, in mebibytes. */
export function workFromMessages(): undefined {
  workOnPictures(Number(process.argv.at(-1)) * 1024 * 1024);
}

// Tests run this file as it is; in the built product the role `pictures` of main.ts does.
if (!import.meta.env?.PROD) workFromMessages();
