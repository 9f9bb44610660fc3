import { type ReactNode, useState } from 'react';
import { refusedUploads, showablePhotos } from '../../../domain/briefs/photo-order.ts';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { ShownUpload } from '../onboarding/onboarding-data.ts';
import { AddPhotos } from '../photos/add-photos.tsx';
import { UseItAnyway } from '../photos/use-it-anyway.tsx';
import { useNewPhotos } from '../photos/use-new-photos.ts';
import type { PanelProps } from './panel-props.ts';

/** The owner's photos: pick one for the chosen place, show one first, add more. */
export function PhotosPanel({ editor, photoPlace, open }: PanelProps): ReactNode {
  const { data, make, upload, busy } = editor;
  const added = useNewPhotos();
  const [error, setError] = useState<string>();
  const photos = data.uploads.filter(({ kind }) => kind === 'photo');
  // Shown while it's being saved.
  const [wanted, setWanted] = useState<{ id: string; keep: boolean }>();
  const refused = refusedUploads(photos);
  const showable = showablePhotos(photos);
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
    added.appendTo(form);
    const outcome = await upload(form);
    added.settle((outcome.ok ? outcome.unreadable : outcome.errors) ?? {}, outcome.ok);
    setError(outcome.ok ? undefined : outcome.errors['']);
  };
  /** Saves a change of one photo, and all of them as they'd be with it. */
  const save = async (id: string, change: Partial<Pick<ShownUpload, 'lead' | 'keep'>>) => {
    const form = new FormData();
    form.set('projectId', data.project.id);
    for (const photo of photos) {
      const { alt, rights, keep, lead } = photo.id === id ? { ...photo, ...change } : { ...photo, ...(change.lead && { lead: false }) };
      form.set(`alt:${photo.id}`, alt);
      if (rights) form.set(`rights:${photo.id}`, 'on');
      if (keep) form.set(`keep:${photo.id}`, 'on');
      if (lead) form.set('lead', photo.id);
    }
    const outcome = await upload(form);
    setError(outcome.ok ? undefined : Object.values(outcome.errors)[0]);
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
            {!photo.rights && <span className="text-ink-2">Permission not confirmed</span>}
            {showable.has(photo.id) &&
              (photo.lead ? (
                <span className="text-ink-2">Shown first</span>
              ) : (
                <button
                  type="button"
                  className="link justify-self-start"
                  disabled={busy !== undefined}
                  onClick={() => void save(photo.id, { lead: true })}
                  aria-label={`Show first: ${photo.alt || photo.fileName}`}
                >
                  Show first
                </button>
              ))}
            <UseItAnyway
              refusal={refused.get(photo.id)}
              keep={wanted?.id === photo.id ? wanted.keep : photo.keep}
              disabled={busy !== undefined}
              onKeep={(keep) => {
                setWanted({ id: photo.id, keep });
                void save(photo.id, { keep }).then(() => setWanted(undefined));
              }}
            />
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
          <AddPhotos added={added} />
          {added.photos.length > 0 && (
            <Button type="submit" disabled={!added.hasRights} busy={busy !== undefined && 'Uploading...'}>
              Upload photos
            </Button>
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
