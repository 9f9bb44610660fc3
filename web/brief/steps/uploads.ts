import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { type FocalPoint, focalPointText } from '../../../domain/briefs/focus-schema.ts';
import { inSiteOrder, placed } from '../../../domain/briefs/photo-order.ts';
import { uploadLimits } from '../../../domain/briefs/schema.ts';
import type { DroppedFile } from '../../ui/controls/file-drop.tsx';
import { useBriefForm } from '../brief-form.tsx';
import type { ShownUpload } from '../onboarding-data.ts';
import { changePicture, sendPicture, type UploadAnswer } from '../send-picture.ts';
import { readUnsaved, rememberUnsaved } from '../unsaved.ts';

/** Files that we can read. Windows knows no type for the photos of iPhones, so their endings are listed, too. */
export const pictureTypes = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif,image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
/** Decimal megabytes, as on screens. */
export const maxPictureBytes = Math.min(uploadLimits.bytes, 25_000_000);

/** The pictures of one kind in a brief, including uploads under way and refused ones, with functions to change them. */
export function useUploads(kind: 'photo' | 'logo') {
  const { data, adoptRevision } = useBriefForm();
  const { projectId } = data;
  const [pictures, setPictures] = useState(() => data.uploads.filter((upload) => upload.kind === kind));
  const [failure, setFailure] = useState('');
  const { allAllowed, allowed, setAllowed } = usePermission(pictures);
  const hear = (answer: UploadAnswer) => {
    setFailure(answer.ok ? '' : answer.message);
    if (answer.ok) adoptRevision(answer.revision);
  };
  const changes = changesOf(projectId, setPictures, hear);
  const showAlt = (id: string, alt: string) =>
    setPictures((before) => before.map((other) => (other.id === id ? { ...other, alt } : other)));
  const descriptions = useDescriptions(projectId, { onAnswer: hear, onKept: showAlt });
  const describePhoto = (upload: ShownUpload, alt: string) => {
    showAlt(upload.id, alt);
    descriptions.typed(upload.id, alt);
  };

  const { pending, add, forget } = usePending(async (file, { patch, remove, shot }) => {
    const answer = await sendPicture(projectId, kind, file, kind === 'photo' && allowed.current, (progress) => patch({ progress }));
    if (!answer.ok) return patch({ progress: undefined, error: answer.message });
    adoptRevision(answer.revision);
    remove();
    const { upload } = answer;
    if (!upload) return;
    // The box may have been checked while the photo was on its way.
    const isLate = kind === 'photo' && allowed.current && !upload.rights;
    setPictures((before) => (kind === 'logo' ? [upload] : inSiteOrder([...before, { ...upload, rights: upload.rights || isLate }])));
    if (isLate) await changes.setRights(upload, true);
    if (shot) await changes.setShot({ ...upload, rights: upload.rights || isLate }, shot);
  });

  return {
    ...changes,
    allAllowed,
    /** Gives or withdraws the permission for all photos. */
    allowAll: async (rights: boolean) => {
      setAllowed(rights);
      setPictures((before) => before.map((upload) => ({ ...upload, rights })));
      for (const upload of pictures) if (upload.rights !== rights) await changes.setRights(upload, rights);
    },
    pictures,
    pending,
    failure,
    /** Sends as many files as there's `room` for, and names the rest. */
    add: (files: File[], room: number) => {
      setFailure(files.length > room ? noRoomWords(files.length, room) : '');
      for (const file of files.slice(0, room)) add(file);
    },
    forget,
    /** Sends the photo of the trade's list that it is. */
    addShot: add,
    setAlt: describePhoto,
    saveAlts: descriptions.flush,
    remove: (upload: ShownUpload) => {
      descriptions.forget(upload.id);
      return changes.remove(upload);
    },
  };
}

/** One permission for all photos, those to come included. `allowed` has it for what's under way. */
function usePermission(pictures: ShownUpload[]) {
  const [isAllowed, setAllowed] = useState(false);
  const allAllowed = pictures.length > 0 ? pictures.every(({ rights }) => rights) : isAllowed;
  const allowed = useRef(allAllowed);
  allowed.current = allAllowed;
  return { allAllowed, allowed, setAllowed };
}

/** What a file that's being sent can do with its row. */
interface PendingRow {
  patch: (change: Partial<DroppedFile>) => void;
  remove: () => void;
  shot?: string | undefined;
}

/** Files that are being sent, or were refused. They're sent one after another, because the server decodes them and phones upload slowly. */
function usePending(send: (file: File, row: PendingRow) => Promise<void>) {
  const [pending, setPending] = useState<DroppedFile[]>([]);
  const line = useRef(Promise.resolve());
  const forget = (id: string) => setPending((before) => before.filter((file) => file.id !== id));
  const add = (file: File, shot?: string) => {
    const id = crypto.randomUUID();
    const patch = (change: Partial<DroppedFile>) =>
      setPending((before) => before.map((other) => (other.id === id ? { ...other, ...change } : other)));
    setPending((before) => [...before, { id, name: file.name, sizeBytes: file.size, progress: 0 }]);
    line.current = line.current.then(() => send(file, { patch, remove: () => forget(id), shot }));
  };
  return { pending, add, forget };
}

/** Changes to pictures, shown at once and taken back if the server refuses them. */
function changesOf(projectId: string, setPictures: Dispatch<SetStateAction<ShownUpload[]>>, hear: (answer: UploadAnswer) => void) {
  const tell = async (upload: ShownUpload, change: Record<string, string>, after: (before: ShownUpload[]) => ShownUpload[]) => {
    setPictures(after);
    const answer = await changePicture(projectId, upload.id, change);
    hear(answer);
    if (answer.ok) return;
    setPictures((before) =>
      before.some(({ id }) => id === upload.id) ? before.map((other) => (other.id === upload.id ? upload : other)) : [...before, upload],
    );
  };
  /** Shows an upload with what changes in it. */
  const patch =
    ({ id }: ShownUpload, change: Partial<ShownUpload>) =>
    (before: ShownUpload[]) =>
      before.map((other) => (other.id === id ? { ...other, ...change } : other));
  return {
    setRights: (upload: ShownUpload, rights: boolean) =>
      tell(upload, { intent: 'change', rights: rights ? 'yes' : 'no' }, patch(upload, { rights })),
    /** Uses a photo in spite of a flaw, or leaves it out. */
    setKeep: (upload: ShownUpload, keep: boolean) => tell(upload, { intent: 'change', keep: keep ? 'yes' : 'no' }, patch(upload, { keep })),
    /** Pairs a photo with the one of what's after, or no longer. */
    setAfter: (upload: ShownUpload, after: string) =>
      tell(upload, { intent: 'change', after }, patch(upload, { photo: { ...upload.photo, after } })),
    /** Sets what stays in view when a photo is cropped. */
    setFocus: (upload: ShownUpload, focus: FocalPoint) =>
      tell(upload, { intent: 'change', focus: focalPointText(focus) }, patch(upload, { focus })),
    /** Says which photo of the trade's list it is. Only the owner sees that. */
    setShot: (upload: ShownUpload, shot: string) => tell(upload, { intent: 'change', shot }, patch(upload, { shot })),
    /** Puts the photos into the owner's order. */
    order: (upload: ShownUpload, ids: string[]) =>
      tell(upload, { intent: 'order', order: ids.join(' ') }, (before) => inSiteOrder(placed(before, ids))),
    remove: (upload: ShownUpload) => tell(upload, { intent: 'remove' }, (before) => before.filter(({ id }) => id !== upload.id)),
  };
}

/** Says how many of the chosen files fit. */
function noRoomWords(chosen: number, room: number): string {
  if (room <= 0) return 'There’s no room for more photos. Remove one first.';
  return `We took the first ${room === 1 ? 'one' : room}. ${chosen - room} didn’t fit.`;
}

/** A description is sent after a pause in typing this long. */
const pauseMs = 800;

/**
 * Saves photo descriptions while they're typed, and right away when the field, the step or the page is left. Until the server
 * has one, this tab keeps it, so a reload in the middle loses nothing: `onKept` gets what an earlier page left behind. One that
 * didn't get through is sent again when the connection is back.
 */
function useDescriptions(
  projectId: string,
  { onAnswer, onKept }: { onAnswer: (answer: UploadAnswer) => void; onKept: (id: string, alt: string) => void },
) {
  const unsaved = useRef(new Map<string, string>());
  const line = useRef(Promise.resolve());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = useRef(onAnswer);
  const kept = useRef(onKept);
  useEffect(() => {
    answered.current = onAnswer;
    kept.current = onKept;
  }, [onAnswer, onKept]);
  const note = useCallback(
    (id: string, alt: string | undefined) => {
      if (alt === undefined) unsaved.current.delete(id);
      else unsaved.current.set(id, alt);
      rememberUnsaved(`${projectId}:descriptions`, Object.fromEntries(unsaved.current));
    },
    [projectId],
  );

  const send = useCallback(
    async (id: string) => {
      const alt = unsaved.current.get(id);
      if (alt === undefined) return;
      const answer = await changePicture(projectId, id, { intent: 'change', alt });
      if (answer.ok && unsaved.current.get(id) === alt) note(id, undefined);
      answered.current(answer);
    },
    [projectId, note],
  );
  /** One request after another, so an older description never arrives last. */
  const flush = useCallback(() => {
    clearTimeout(pause.current);
    for (const id of unsaved.current.keys()) line.current = line.current.then(() => send(id));
  }, [send]);

  useEffect(() => {
    for (const [id, alt] of Object.entries(readUnsaved(`${projectId}:descriptions`))) {
      if (typeof alt !== 'string') continue;
      note(id, alt);
      kept.current(id, alt);
    }
    flush();
  }, [projectId, note, flush]);

  useEffect(() => {
    // A page that's going away can't wait its turn.
    const leave = () => document.visibilityState === 'hidden' && [...unsaved.current.keys()].map(send);
    document.addEventListener('visibilitychange', leave);
    addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('online', flush);
      flush();
    };
  }, [send, flush]);

  return {
    typed: (id: string, alt: string) => {
      note(id, alt);
      clearTimeout(pause.current);
      pause.current = setTimeout(flush, pauseMs);
    },
    flush,
    /** For a photo that was removed. */
    forget: (id: string) => note(id, undefined),
  };
}
