import { workOnPictures } from './work.ts';

/** Starts the picture process. Its last argument is its memory limit in mebibytes. */
export function workFromMessages(): undefined {
  workOnPictures(Number(process.argv.at(-1)) * 1024 * 1024);
}

// Tests run this file directly. In the built product, the role `pictures` of main.ts calls the function.
if (!import.meta.env?.PROD) workFromMessages();
