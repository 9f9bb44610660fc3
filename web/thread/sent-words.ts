import type { Words } from '../../domain/messages/messages.ts';
import { formText } from '../forms/checked-form.ts';

/** What a composer sent: text, files, and the key that prevents duplicates. */
export async function sentWords(form: FormData): Promise<Words> {
  const { body = '', draftKey } = formText(form);
  const files = form.getAll('file').filter((entry): entry is File => entry instanceof File && entry.size > 0);
  return {
    body,
    draftKey,
    files: await Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))),
  };
}
