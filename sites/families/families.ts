import type { FamilyFile, SpanishFile } from '../kinds/format.ts';

/** A family's folder as the writer uses it. */
export interface Family extends FamilyFile {
  /** The folder's name. */
  key: string;
  spanishWords?: SpanishFile | undefined;
}

/** Files of the families' folders as data, by path: './makers/family.yaml'. Tests check them. */
export const familyFiles: Record<string, unknown> = import.meta.glob('./*/*.yaml', { eager: true, import: 'default' });

/** Every family, among them `unknown`. */
export const families: Family[] = familiesFrom(familyFiles);

function familiesFrom(files: Record<string, unknown>): Family[] {
  return Object.entries(files).flatMap(([path, file]) => {
    const key = /^\.\/([^/]+)\/family\.yaml$/.exec(path)?.[1];
    return key ? [{ ...(file as FamilyFile), key, spanishWords: files[`./${key}/spanish.yaml`] as SpanishFile | undefined }] : [];
  });
}

/** The family of a business that no name fits. */
export const unknownFamily: Family = families.find(({ key }) => key === 'unknown') ?? raise('There is no folder families/unknown.');

function raise(message: string): never {
  throw new Error(message);
}
