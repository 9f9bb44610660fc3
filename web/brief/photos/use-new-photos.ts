import { useEffect, useRef, useState } from 'react';

interface NewPhoto {
  id: string;
  file: File;
  alt: string;
  /** Object URL of the file. */
  pictureUrl: string;
  /** Why the file couldn't be used. */
  error?: string | undefined;
}

/** Photos that the owner has chosen and not sent yet, with their descriptions and the permission to use them. */
export function useNewPhotos() {
  const [photos, setPhotos] = useState<NewPhoto[]>([]);
  const [hasRights, setRights] = useState(false);
  // Errors name files by their position in the request.
  const sent = useRef<string[]>([]);
  const latest = useRef(photos);
  latest.current = photos;
  const replace = (after: NewPhoto[]) => {
    for (const { id, pictureUrl } of latest.current) if (!after.some((photo) => photo.id === id)) URL.revokeObjectURL(pictureUrl);
    setPhotos(after);
  };
  useEffect(() => () => latest.current.forEach(({ pictureUrl }) => void URL.revokeObjectURL(pictureUrl)), []);
  return {
    photos,
    hasRights,
    setRights,
    add: (files: File[]) =>
      replace([...photos, ...files.map((file) => ({ id: crypto.randomUUID(), file, alt: '', pictureUrl: URL.createObjectURL(file) }))]),
    forget: (id: string) => replace(photos.filter((photo) => photo.id !== id)),
    setAlt: (id: string, alt: string) => replace(photos.map((photo) => (photo.id === id ? { ...photo, alt } : photo))),
    /** Adds the photos to a request as its first files. */
    appendTo: (form: FormData) => {
      sent.current = photos.map(({ id }) => id);
      for (const { file, alt } of photos) {
        form.append('photo', file);
        form.append('newAlt', alt);
      }
      if (hasRights) form.set('newRights', 'on');
    },
    /** Notes errors of the request: `added.1` is that of its second file. If it was saved, the photos without an error leave. */
    settle: (errors: Record<string, string>, isSaved: boolean) =>
      replace(
        latest.current
          .map((photo) => ({ ...photo, error: errors[`added.${sent.current.indexOf(photo.id)}`] }))
          .filter(({ id, error }) => !isSaved || error !== undefined || !sent.current.includes(id)),
      ),
  };
}

export type NewPhotos = ReturnType<typeof useNewPhotos>;
