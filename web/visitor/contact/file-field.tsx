import { useState } from 'react';
import { fileLimits } from '../../../domain/contact/schema.ts';
import { Field, useFieldProps } from '../../ui/controls/field.tsx';

/** One file for a message. The browser checks its size before uploading, the server its content. */
export function FileField({ error }: { error: string | undefined }) {
  const [tooBig, setTooBig] = useState(false);
  return (
    <Field
      label="File"
      optional
      hint={`${fileLimits.label[0]?.toUpperCase()}${fileLimits.label.slice(1)}`}
      error={tooBig ? fileLimits.tooBig : error}
    >
      <FileInput onPick={(file) => setTooBig(Boolean(file && file.size > fileLimits.bytes))} />
    </Field>
  );
}

function FileInput({ onPick }: { onPick: (file: File | undefined) => void }) {
  return (
    <input
      {...useFieldProps()}
      type="file"
      name="file"
      accept={fileLimits.accept}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        onPick(file);
        if (file && file.size > fileLimits.bytes) event.target.value = '';
      }}
      className="w-full min-w-0 rounded-2 border-[1.5px] border-dashed border-control p-1.5 text-ui file:mr-4 file:min-h-[38px] file:rounded-1 file:bg-ink/6 file:px-4 file:font-semibold file:text-ink hover:border-ink pointer-coarse:file:min-h-11"
    />
  );
}
