import { Paperclip, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { attachmentRules } from '../../domain/messages/schema.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { fileSize } from '../ui/controls/sift-files.ts';
import { Icon } from '../ui/drawings/icon.tsx';
import type { useAttached } from './use-attached.ts';

/** The button that picks files for a message. */
export function AttachButton({ attached }: { attached: ReturnType<typeof useAttached> }): ReactNode {
  return (
    <label className="inline-flex min-h-[38px] items-center gap-2 rounded-2 forced-colors:border px-3 font-semibold text-ink inset-ring-[1.5px] inset-ring-control hover:bg-ink/6 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus pointer-coarse:min-h-11">
      <Icon of={Paperclip} size={18} />
      Attach
      <input
        ref={attached.input}
        type="file"
        name="file"
        multiple
        accept={attachmentRules.accept}
        aria-label={`Attach files: ${attachmentRules.label}`}
        className="sr-only"
        onChange={(event) => attached.add([...(event.currentTarget.files ?? [])].filter((file) => !attached.files.includes(file)))}
      />
    </label>
  );
}

/** The files of a message that's being written. */
export function AttachedFiles({ files, onRemove }: { files: File[]; onRemove: (file: File) => void }): ReactNode {
  return (
    <ul className="mt-1 border-t border-line">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex min-h-10 items-center gap-3 border-b border-line text-small"
        >
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span className="text-ink-2">{fileSize(file.size)}</span>
          <IconButton icon={X} size={16} label={`Remove ${file.name}`} onClick={() => onRemove(file)} className="-mr-2" />
        </li>
      ))}
    </ul>
  );
}
