import type { ReactNode } from 'react';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import { truncate } from '../../../text/truncate.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { maxPictureBytes, pictureTypes } from '../steps/uploads.ts';
import type { NewPhotos } from './use-new-photos.ts';

/** Adds photos to a site that has a draft: files with their descriptions, and one permission for them. */
export function AddPhotos({ added, rightsError }: { added: NewPhotos; rightsError?: string | undefined }): ReactNode {
  const { photos, hasRights, setRights, add, forget, setAlt } = added;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FileDrop
        label="Add photos"
        hint={`Up to ${uploadLimits.photos} photos, 25 MB each: JPEG, PNG, WebP, AVIF or HEIC.`}
        name="photo"
        accept={pictureTypes}
        maxBytes={maxPictureBytes}
        files={photos.map(({ id, file, pictureUrl, error }) => ({
          id,
          name: file.name,
          sizeBytes: file.size,
          pictureUrl,
          ...(error && { error }),
        }))}
        onFiles={add}
        onRemove={forget}
      />
      {photos.map(
        ({ id, file, alt, error }) =>
          !error && (
            <Field key={id} label={`What’s in ${shortFileName(file.name)}?`}>
              <TextInput size="small" value={alt} limit={uploadLimits.alt} onChange={(event) => setAlt(id, event.currentTarget.value)} />
            </Field>
          ),
      )}
      {photos.length > 0 && (
        <Checkbox
          label="I have permission to use these photos"
          checked={hasRights}
          error={rightsError}
          onChange={(event) => setRights(event.target.checked)}
        />
      )}
    </div>
  );
}

/** Shortens a file name to fit a line, but keeps its ending. */
function shortFileName(name: string): string {
  return name.length > 32 ? `${truncate(name, 22)}…${name.slice(-9).replace(/^[\uDC00-\uDFFF]/, '')}` : name;
}
