import { type FormEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import { refusalWords, refusedPhotos } from '../../../sites/pictures/refusals.ts';
import { NotSaved } from '../../editor/not-saved.tsx';
import { useFirstErrorFocus } from '../../forms/first-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { maxPictureBytes, pictureTypes } from '../onboarding/steps/uploads.ts';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';
import { useSaved } from './use-saved.ts';

/** Limit for one request. `web/http/check-bodies.ts` allows a little more. */
const maxTogetherBytes = 60_000_000;

interface Added {
  id: string;
  kind: 'photo' | 'logo';
  file: File;
  alt: string;
}

/** Adds, describes and removes photos and the logo after the brief was sent. Saves all of it as one new version. */
export function PicturesDialog({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<Added[]>([]);
  const [tooMuch, setTooMuch] = useState(false);
  /** IDs of the added files in the order they were last sent, because errors name files by their position. */
  const [sentIds, setSentIds] = useState<string[]>([]);
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const errors = useSaved(fetcher, () => {
    setAdded([]);
    setOpen(false);
  });
  const form = useFirstErrorFocus(errors);
  // The pictures when the dialog opened. Only differences from them are sent, so newer changes aren't overwritten.
  const [opened, setOpened] = useState(data.pictures);
  const photos = opened.filter(({ kind }) => kind === 'photo');
  const refused = refusedPhotos(photos.filter(({ rights }) => rights).map(({ id, photo }) => ({ field: id, photo })));
  const logo = opened.find(({ kind }) => kind === 'logo');
  const newPhotos = added.filter(({ kind }) => kind === 'photo');
  const dropped = (kind: Added['kind']) =>
    added
      .filter((one) => one.kind === kind)
      .map(({ id, file }) => ({ id, name: file.name, sizeBytes: file.size, error: errors[`added.${sentIds.indexOf(id)}`] }));
  const add = (kind: Added['kind'], files: File[]) =>
    setAdded((before) => [
      ...(kind === 'logo' ? before.filter((one) => one.kind !== 'logo') : before),
      ...files.map((file) => ({ id: crypto.randomUUID(), kind, file, alt: '' })),
    ]);
  const forget = (id: string) => setAdded((before) => before.filter((one) => one.id !== id));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.delete('photo');
    fields.delete('logo');
    for (const { id, alt, rights, keep, lead } of photos)
      if (
        fields.get(`alt:${id}`) === alt &&
        fields.has(`rights:${id}`) === rights &&
        fields.has(`keep:${id}`) === keep &&
        (fields.get('lead') === id) === lead
      )
        for (const name of ['alt', 'rights', 'keep']) fields.delete(`${name}:${id}`);
    for (const { kind, file } of added) fields.append(kind, file);
    setSentIds(added.map(({ id }) => id));
    const over = added.reduce((bytes, { file }) => bytes + file.size, 0) > maxTogetherBytes;
    setTooMuch(over);
    if (!over) fetcher.submit(fields, { method: 'post', action: to('/portal/pictures'), encType: 'multipart/form-data' });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) setOpened(data.pictures);
        setOpen(next);
      }}
      size="large"
      trigger="Edit photos and logo"
      title="Photos and logo"
      description="Your changes are saved as a new version. Earlier versions keep their photos."
      cancel="Cancel"
      actions={
        <Button type="submit" form="pictures-form" busy={fetcher.state !== 'idle' && 'Saving...'}>
          Save as new version
        </Button>
      }
    >
      <form
        ref={form}
        id="pictures-form"
        onSubmit={send}
        className="grid max-h-[58svh] grid-cols-[minmax(0,1fr)] gap-6 overflow-y-auto px-1 pb-1"
      >
        <input type="hidden" name="projectId" value={data.project.id} />
        {photos.length > 0 && (
          <ul aria-label="Your photos" className="border-b border-line">
            {photos.map((photo) => {
              const refusal = refused.get(photo.id);
              return (
                <li
                  key={photo.id}
                  className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 border-t border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
                >
                  <img
                    src={photo.pictureUrl}
                    alt={photo.alt || photo.fileName}
                    className="aspect-[4/3] w-full rounded-2 bg-sunk object-cover"
                  />
                  <div className="grid content-start gap-1">
                    <Field label="What’s in this photo?">
                      <TextInput size="small" name={`alt:${photo.id}`} defaultValue={photo.alt} maxLength={uploadLimits.alt} />
                    </Field>
                    <div className="flex flex-wrap gap-x-6">
                      <Checkbox label="I have permission to use this photo" name={`rights:${photo.id}`} defaultChecked={photo.rights} />
                      <Checkbox label="Remove" name={`remove:${photo.id}`} />
                    </div>
                    {(photo.keep || refusal) && (
                      <Checkbox
                        label="Use it anyway"
                        hint={refusal && refusalWords[refusal]}
                        name={`keep:${photo.id}`}
                        defaultChecked={photo.keep}
                      />
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        {photos.length === 1 && photos[0]?.lead && <input type="hidden" name="lead" value={photos[0].id} />}
        {photos.length > 1 && (
          <Field label="Show first">
            <Select size="small" name="lead" defaultValue={photos.find(({ lead }) => lead)?.id ?? ''}>
              <option value="">No choice (oldest first)</option>
              {photos.map(({ id, alt, fileName }) => (
                <option key={id} value={id}>
                  {alt || fileName}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <FileDrop
            label="Add photos"
            hint={`Up to ${uploadLimits.photos} photos, 25 MB each: JPEG, PNG, WebP, AVIF or HEIC.`}
            name="photo"
            accept={pictureTypes}
            maxBytes={maxPictureBytes}
            files={dropped('photo')}
            onFiles={(files) => add('photo', files)}
            onRemove={forget}
          />
          {newPhotos.map(({ id, file, alt }) => (
            <Field key={id} label={`What’s in ${shortFileName(file.name)}?`}>
              <TextInput
                size="small"
                name="newAlt"
                value={alt}
                maxLength={uploadLimits.alt}
                onChange={(event) => {
                  const words = event.currentTarget.value;
                  setAdded((before) => before.map((one) => (one.id === id ? { ...one, alt: words } : one)));
                }}
              />
            </Field>
          ))}
          {newPhotos.length > 0 && <Checkbox label="I have permission to use these photos" name="newRights" error={errors.rights} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {logo && (
            <div className="flex items-center gap-4">
              <img src={logo.pictureUrl} alt="Your logo" className="h-12 max-w-32 rounded-1 bg-white object-contain p-1" />
              <Checkbox label="Remove logo" name={`remove:${logo.id}`} />
            </div>
          )}
          <FileDrop
            label={logo ? 'Replace logo' : 'Use your own logo'}
            hint="A PNG with a transparent background works best, up to 25 MB."
            name="logo"
            accept={pictureTypes}
            multiple={false}
            maxBytes={maxPictureBytes}
            files={dropped('logo')}
            onFiles={(files) => add('logo', files)}
            onRemove={forget}
          />
        </div>
      </form>
      <NotSaved
        errors={tooMuch ? { '': 'These files are too large to upload together. Upload up to 60 MB at a time.' } : errors}
        className="mt-4"
      />
    </Dialog>
  );
}

/** Shortens a file name to fit a line, but keeps its ending. */
function shortFileName(name: string): string {
  return name.length > 32 ? `${name.slice(0, 22)}…${name.slice(-9)}` : name;
}
