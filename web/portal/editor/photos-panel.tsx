import { type ReactNode, useState } from 'react';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { maxPictureBytes, pictureTypes } from '../onboarding/steps/uploads.ts';
import type { PanelProps } from './panel-props.ts';

/** The owner's photos: pick one for the chosen place, show one first, add more. */
export function PhotosPanel({ editor, photoPlace, open }: PanelProps): ReactNode {
  const { data, make, upload, busy } = editor;
  const [files, setFiles] = useState<File[]>([]);
  const [hasRights, setRights] = useState(false);
  const [error, setError] = useState<string>();
  const photos = data.uploads.filter(({ kind }) => kind === 'photo');
  const place = photoPlace && placeOf(editor.data, photoPlace);
  const use = async (uploadId: string) => {
    if (!photoPlace) return;
    const outcome = await make({ kind: 'photo', ...photoPlace, uploadId }, 'Changing photo...');
    if (outcome.ok) open(undefined);
    else setError(Object.values(outcome.errors)[0]);
  };
  const add = async () => {
    const form = new FormData();
    form.set('projectId', data.project.id);
    for (const file of files) {
      form.append('photo', file);
      form.append('newAlt', '');
    }
    if (hasRights) form.set('newRights', 'on');
    const outcome = await upload(form);
    if (outcome.ok) {
      setFiles([]);
      setError(undefined);
    } else setError(Object.values(outcome.errors)[0]);
  };
  const showFirst = (id: string) => {
    const form = new FormData();
    form.set('projectId', data.project.id);
    form.set('lead', id);
    for (const photo of photos) {
      form.set(`alt:${photo.id}`, photo.alt);
      if (photo.rights) form.set(`rights:${photo.id}`, 'on');
      if (photo.keep) form.set(`keep:${photo.id}`, 'on');
    }
    void upload(form);
  };
  return (
    <div className="grid gap-5">
      <p className="text-ui text-ink-2">
        {place ? `Pick a photo for “${place}”.` : 'Your photos are used across the site. Click a photo in the draft to swap it.'}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {error}
      </p>
      {photos.length === 0 && <p className="text-ui">No photos yet. Add some and we’ll show them in place of our illustrations.</p>}
      <ul className="grid grid-cols-2 gap-3">
        {photos.map((photo) => (
          <li key={photo.id} className="grid content-start gap-1 text-small">
            <button
              type="button"
              disabled={!place || !photo.rights || busy !== undefined}
              aria-label={place ? `Use this photo: ${photo.alt || photo.fileName}` : photo.alt || photo.fileName}
              onClick={() => void use(photo.id)}
              className="overflow-hidden rounded-2 border border-line enabled:hover:border-ink"
            >
              <img src={photo.pictureUrl} alt="" className="aspect-[4/3] w-full object-cover" />
            </button>
            <span className="truncate">{photo.alt || photo.fileName}</span>
            {photo.lead ? (
              <span className="text-ink-2">Shown first</span>
            ) : (
              <button
                type="button"
                className="link justify-self-start"
                disabled={busy !== undefined}
                onClick={() => showFirst(photo.id)}
                aria-label={`Show first: ${photo.alt || photo.fileName}`}
              >
                Show first
              </button>
            )}
          </li>
        ))}
      </ul>
      {photos.length < uploadLimits.photos && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <FileDrop
            label="Add photos"
            hint={`Up to ${uploadLimits.photos} photos, 25 MB each: JPEG, PNG, WebP, AVIF or HEIC.`}
            name="photo"
            accept={pictureTypes}
            maxBytes={maxPictureBytes}
            files={files.map((file, index) => ({ id: String(index), name: file.name, sizeBytes: file.size }))}
            onFiles={(more) => setFiles((before) => [...before, ...more])}
            onRemove={(id) => setFiles((before) => before.toSpliced(Number(id), 1))}
          />
          {files.length > 0 && (
            <>
              <Checkbox
                label="I have permission to use these photos"
                checked={hasRights}
                onChange={(event) => setRights(event.target.checked)}
              />
              <Button type="submit" disabled={!hasRights} busy={busy !== undefined && 'Uploading...'}>
                Upload photos
              </Button>
            </>
          )}
        </form>
      )}
    </div>
  );
}

function placeOf(
  { draft }: PanelProps['editor']['data'],
  { page, section, path }: NonNullable<PanelProps['photoPlace']>,
): string | undefined {
  const found = draft.pages.find((one) => one.path === page)?.sections.find(({ id }) => id === section);
  const photo = found?.photos.find((one) => one.path === path);
  return photo && found && `${found.kind}: ${photo.label.toLowerCase()}`;
}
