/** Event of the window when a script of this page's build couldn't be loaded. scripts/missing-files.ts makes the framework send it too. */
export const missingFile = 'missing-file';
