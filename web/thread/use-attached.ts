import { useRef, useState } from 'react';
import { attachmentRules, messageLimits } from '../../domain/messages/schema.ts';
import { siftFiles } from '../ui/controls/sift-files.ts';

/**
 * Files attached to a message, picked, dropped or pasted. They're kept in the form's own file input (`input`), so the form
 * sends them. `problem` says which ones weren't accepted.
 */
export function useAttached() {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState('');
  const keep = (next: File[]) => {
    const list = new DataTransfer();
    for (const file of next) list.items.add(file);
    if (input.current) input.current.files = list.files;
    setFiles(next);
  };
  return {
    input,
    files,
    problem,
    add: (sent: File[]) => {
      const { fitting, reason } = siftFiles(sent, attachmentRules.accept, messageLimits.fileBytes, true);
      const all = [...files, ...fitting];
      setProblem(all.length > messageLimits.files ? attachmentRules.tooMany : reason);
      keep(all.slice(0, messageLimits.files));
    },
    remove: (gone: File[]) => {
      setProblem('');
      keep(files.filter((file) => !gone.includes(file)));
    },
  };
}
