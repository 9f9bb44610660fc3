import { Upload, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../drawings/icon.tsx';
import { IconButton } from './button.tsx';
import { fileSize, siftFiles } from './sift-files.ts';

/**
 * A drop area with a button to pick files, and the list of current files. Only passes on `File`s that fit (`accept`,
 * `maxBytes`) and names the others. The screen uploads them and passes back `files` with progress (0–1) or an error.
 */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = true,
  maxBytes,
  name,
  files = [],
  onFiles,
  onRemove,
}: FileDropProps): ReactNode {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState('');
  const take = (list: FileList | null) => {
    const { fitting, reason } = siftFiles([...(list ?? [])], accept, maxBytes, multiple);
    setRefused(reason);
    if (fitting.length > 0) onFiles(fitting);
  };
  const input = useRef<HTMLInputElement>(null);
  const remove = (id: string) => {
    // The pressed button goes away with its row.
    input.current?.focus();
    onRemove?.(id);
  };
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border-[1.5px] border-dashed px-5 py-4 text-ui transition-colors duration-fast has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
          over ? 'border-ink bg-chosen' : 'border-control hover:border-ink',
        )}
      >
        <Icon of={Upload} size={22} className="shrink-0" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">{label}</b>
          {hint && (
            <span id={`${id}-hint`} className="text-small text-ink-2">
              {hint}
            </span>
          )}
        </span>
        <span
          aria-hidden="true"
          className="inline-flex min-h-[38px] items-center rounded-2 forced-colors:border px-[.9rem] text-small font-semibold inset-ring-[1.5px] inset-ring-control pointer-coarse:min-h-11"
        >
          Choose
        </span>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={hint ? `${id}-hint ${id}-refused` : `${id}-refused`}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-refused`} aria-live="polite" className="mt-1.5 text-small font-[550] text-danger empty:sr-only">
        {refused}
      </p>
      {files.length > 0 && (
        <ul className="mt-2">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={onRemove && remove} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** `progress` runs from 0 to 1 while uploading and is absent when done. `pictureUrl` shows a thumbnail. */
export type DroppedFile = { id: string; name: string; sizeBytes?: number; progress?: number; error?: string; pictureUrl?: string };
export type FileDropProps = {
  label: string;
  hint?: string;
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
  name?: string;
  files?: DroppedFile[];
  onFiles: (files: File[]) => void;
  onRemove?: (id: string) => void;
};

function FileRow({ file, onRemove }: { file: DroppedFile; onRemove: FileDropProps['onRemove'] }): ReactNode {
  return (
    <li className="relative flex min-h-13 items-center gap-3 border-b border-line py-1.5 text-ui">
      {file.pictureUrl && (
        <img
          src={file.pictureUrl}
          alt=""
          className="size-10 shrink-0 rounded-1 object-cover"
          // Some browsers can't show HEIC.
          onError={(event) => event.currentTarget.toggleAttribute('hidden', true)}
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{file.name}</span>
        {file.error && (
          <span role="alert" data-wrong="" className="block text-small font-[550] text-danger">
            {file.error}
          </span>
        )}
      </span>
      <span className="shrink-0 text-small text-ink-2">
        {file.progress === undefined ? file.sizeBytes !== undefined && fileSize(file.sizeBytes) : `${Math.round(file.progress * 100)}%`}
      </span>
      {onRemove && <IconButton icon={X} size={18} label={`Remove ${file.name}`} onClick={() => onRemove(file.id)} className="-mr-2" />}
      {file.progress !== undefined && (
        <progress
          aria-label={`Uploading ${file.name}`}
          max={1}
          value={file.progress}
          className="absolute inset-x-0 -bottom-px h-[3px] w-full appearance-none bg-line [&::-moz-progress-bar]:bg-sun-lo [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sun-lo"
        />
      )}
    </li>
  );
}
