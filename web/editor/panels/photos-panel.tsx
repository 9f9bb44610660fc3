import { type ReactNode, useRef, useState } from 'react';
import { focalPointText } from '../../../domain/briefs/focus-schema.ts';
import { inSiteOrder, refusedUploads } from '../../../domain/briefs/photo-order.ts';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import type { ShownUpload } from '../../brief/onboarding-data.ts';
import { AddPhotos } from '../../brief/photos/add-photos.tsx';
import { movedBy, PhotoRow } from '../../brief/photos/photo-row.tsx';
import { useNewPhotos } from '../../brief/photos/use-new-photos.ts';
import { maxPictureBytes, pictureTypes } from '../../brief/steps/uploads.ts';
import { Button, unavailable } from '../../ui/controls/button.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import type { Outcome } from '../send-change.ts';
import type { Editor } from '../use-editor.ts';
import type { PanelProps } from './panels.ts';

/** Limit for one request. `web/http/bodies.ts` allows a little more. */
const maxTogetherBytes = 60_000_000;
/** Encoding these takes up to half a minute. Proxies usually wait for one. */
const maxTogether = 12;

/** The owner's photos and logo: pick a photo for the chosen place, or describe, order, remove and add photos. */
export function PhotosPanel({ editor, isPhone, opened: { open }, draft: { photoPlace } }: PanelProps): ReactNode {
  const { data, make, upload, busy } = editor;
  const added = useNewPhotos();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const photos = inSiteOrder(data.uploads.filter(({ kind }) => kind === 'photo'));
  const place = photoPlace && placeOf(editor.data, photoPlace);
  const panel = useRef<HTMLDivElement>(null);
  /** Instead of a button that has just gone away. */
  const focusFiles = () => panel.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
  const use = async (uploadId: string) => {
    if (!photoPlace) return;
    const outcome = await make({ kind: 'photo', ...photoPlace, uploadId }, 'Changing photo...');
    if (outcome.ok) open(undefined);
    else setErrors(outcome.errors);
  };
  const add = async () => {
    if (!added.hasRights)
      return setErrors({ rights: 'Confirm that you have permission to use these photos. We can’t show them otherwise.' });
    if (added.photos.length > maxTogether) return setErrors({ '': `Upload up to ${maxTogether} photos at a time.` });
    if (added.photos.reduce((bytes, { file }) => bytes + file.size, 0) > maxTogetherBytes)
      return setErrors({ '': 'These photos are too large to upload together. Upload up to 60 MB at a time.' });
    const form = new FormData();
    added.appendTo(form);
    const outcome = await send(form);
    added.settle((outcome.ok ? outcome.unreadable : outcome.errors) ?? {}, outcome.ok);
    if (outcome.ok) focusFiles();
  };
  // Those of files and of the permission stand beside them.
  const [, general] = Object.entries(errors).find(([field]) => field !== 'rights' && !field.startsWith('added.')) ?? [];
  const send = async (form: FormData) => {
    form.set('projectId', data.project.id);
    const outcome = await upload(form);
    setErrors(outcome.ok ? {} : outcome.errors);
    return outcome;
  };
  return (
    <div ref={panel} className="grid gap-5">
      <p className="text-ui text-ink-2">
        {place
          ? `Pick a photo for “${place}”.`
          : `Your photos are used across the site. ${isPhone ? 'Close this and tap a photo in the draft' : 'Click a photo in the draft'} to swap it.`}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {general}
      </p>
      {photos.length === 0 && <p className="text-ui">No photos yet. Add some and we’ll show them in place of our illustrations.</p>}
      {place ? (
        <Choices photos={photos} isBusy={busy !== undefined} onUse={use} />
      ) : (
        <Rows photos={photos} editor={editor} onSend={send} onRemoved={focusFiles} />
      )}
      {photos.length < uploadLimits.photos && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <AddPhotos added={added} rightsError={added.hasRights ? undefined : errors.rights} />
          {added.photos.length > 0 && (
            <Button type="submit" busy={busy !== undefined && 'Uploading...'}>
              Upload photos
            </Button>
          )}
        </form>
      )}
      {!place && <LogoForm editor={editor} onSend={send} />}
    </div>
  );
}

/** Photos to pick one from. Those without permission can't be picked. */
function Choices({ photos, isBusy, onUse }: { photos: ShownUpload[]; isBusy: boolean; onUse: (id: string) => Promise<void> }): ReactNode {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {photos.map((photo) => (
        <li key={photo.id} className="grid content-start gap-1 text-small">
          <button
            type="button"
            aria-label={`Use this photo: ${photo.alt || photo.fileName}`}
            {...unavailable(!photo.rights || isBusy, () => void onUse(photo.id))}
            className="overflow-hidden rounded-2 border border-line not-aria-disabled:hover:border-ink"
          >
            <img src={photo.pictureUrl} alt="" className="aspect-[4/3] w-full object-cover" />
          </button>
          <span className="truncate">{photo.alt || photo.fileName}</span>
          {!photo.rights && <span className="text-ink-2">Permission not confirmed</span>}
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  photos: ShownUpload[];
  editor: PanelProps['editor'];
  onSend: (form: FormData) => Promise<{ ok: boolean }>;
  onRemoved: () => void;
}

/** The photos in their order. Each change is saved on its own and can be undone like any other. */
function Rows({ photos, editor, onSend, onRemoved }: RowsProps): ReactNode {
  const [typed, setTyped] = useState<Record<string, string>>({});
  // Shown while it's being saved.
  const [wanted, setWanted] = useState<{ id: string; change: Partial<ShownUpload> }>();
  const refused = refusedUploads(photos);
  const ids = photos.map(({ id }) => id);
  const isBusy = editor.busy !== undefined;
  const send = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return (await onSend(form)).ok;
  };
  const save = async (photo: ShownUpload, change: Partial<Pick<ShownUpload, 'alt' | 'rights' | 'keep' | 'focus'>>) => {
    setWanted({ id: photo.id, change });
    const { id, alt, rights, keep } = { ...photo, ...change };
    const isSaved = await send({
      [`alt:${id}`]: alt,
      ...(rights && { [`rights:${id}`]: 'on' }),
      ...(keep && { [`keep:${id}`]: 'on' }),
      ...(change.focus && { [`focus:${id}`]: focalPointText(change.focus) }),
    });
    setWanted(undefined);
    if (isSaved) setTyped(({ [id]: _, ...rest }) => rest);
  };
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Your photos" className="border-b border-line">
      {photos.map((photo, index) => {
        const alt = typed[photo.id] ?? photo.alt;
        return (
          <PhotoRow
            key={photo.id}
            photo={wanted?.id === photo.id ? { ...photo, ...wanted.change } : photo}
            alt={alt}
            index={index}
            count={photos.length}
            asksRights={!photo.rights}
            refusal={refused.get(photo.id)}
            disabled={isBusy}
            onDescribe={(next) => setTyped((before) => ({ ...before, [photo.id]: next }))}
            onDescribed={() => alt !== photo.alt && alt.length <= uploadLimits.alt && void save(photo, { alt })}
            onRights={(rights) => void save(photo, { rights })}
            onKeep={(keep) => void save(photo, { keep })}
            onFocus={(focus) => void save(photo, { focus })}
            onMove={(by) => void send({ order: movedBy(ids, index, by).join(' ') })}
            onRemove={() => void send({ [`remove:${photo.id}`]: 'on' }).then((isRemoved) => isRemoved && onRemoved())}
          />
        );
      })}
    </ul>
  );
}

function placeOf(
  { draft }: PanelProps['editor']['data'],
  { page, section, path }: NonNullable<PanelProps['draft']['photoPlace']>,
): string | undefined {
  const target = draft.pages.find((one) => one.path === page)?.sections.find(({ id }) => id === section);
  const photo = target?.photos.find((one) => one.path === path);
  return photo && target && `${target.kind}: ${photo.label.toLowerCase()}`;
}

interface LogoFormProps {
  editor: Editor;
  onSend: (form: FormData) => Promise<Outcome>;
}

/** The owner's own logo: add it, replace it, or remove it. A chosen file is sent at once. */
function LogoForm({ editor, onSend }: LogoFormProps): ReactNode {
  const logo = editor.data.uploads.find(({ kind }) => kind === 'logo');
  const [file, setFile] = useState<{ name: string; sizeBytes: number; error?: string }>();
  const upload = async (chosen: File) => {
    setFile({ name: chosen.name, sizeBytes: chosen.size });
    const form = new FormData();
    form.set('logo', chosen);
    const outcome = await onSend(form);
    const [error] = Object.values((outcome.ok ? outcome.unreadable : outcome.errors) ?? {});
    setFile(error ? { name: chosen.name, sizeBytes: chosen.size, error } : undefined);
  };
  const section = useRef<HTMLElement>(null);
  const remove = async (id: string) => {
    const form = new FormData();
    form.set(`remove:${id}`, 'on');
    // The pressed button goes away with the logo.
    if ((await onSend(form)).ok) section.current?.querySelector('input')?.focus();
  };
  return (
    <section ref={section} aria-labelledby="logo-heading" className="grid gap-3 border-t border-line pt-5">
      <h3 id="logo-heading" className="ui-heading">
        Logo
      </h3>
      {logo && (
        <div className="flex items-center gap-4">
          <img src={logo.pictureUrl} alt="Your logo" className="h-12 max-w-32 rounded-1 bg-white object-contain p-1" />
          <Button look="quiet" size="small" disabled={editor.busy !== undefined} onClick={() => void remove(logo.id)}>
            Remove logo
          </Button>
        </div>
      )}
      <FileDrop
        label={logo ? 'Replace logo' : 'Use your own logo'}
        hint="A PNG with a transparent background works best, up to 25 MB."
        name="logo"
        accept={pictureTypes}
        multiple={false}
        maxBytes={maxPictureBytes}
        files={file ? [{ id: 'logo', ...file }] : []}
        onFiles={([chosen]) => chosen && void upload(chosen)}
        onRemove={() => setFile(undefined)}
      />
    </section>
  );
}
