import file from './harmful-files.yaml';

const { endings } = file as { endings: readonly string[] };

/** True if a file of this name may run a program when someone opens it. */
export function isHarmfulName(fileName: string): boolean {
  // Windows ignores dots and spaces at the end of a name.
  const name = fileName
    .trim()
    .toLowerCase()
    .replace(/[. ]{1,20}$/, '');
  return endings.includes(name.slice(name.lastIndexOf('.') + 1)) && name.includes('.');
}
