import type { FramePhoto } from './messages.ts';

/**
 * Finds the elements that show a section's pictures: photos by their files, illustrations by their order. If the section draws more
 * than its pictures, or fewer, its illustrations stay out, because we couldn't tell them apart.
 */
export function placePhotos(section: HTMLElement, pictures: readonly FramePhoto[]): { photo: FramePhoto; element: HTMLElement }[] {
  const drawn = [...section.querySelectorAll<HTMLElement>('img, .pic-inline')];
  const photos = pictures
    .filter(({ files }) => files.length > 0)
    .flatMap((photo) => {
      const element = drawn.find((one) => photo.files.some((file) => one.closest('picture')?.innerHTML.includes(file)));
      return element ? [{ photo, element }] : [];
    });
  const illustrations = pictures.filter(({ files }) => files.length === 0);
  const others = drawn.filter((element) => !element.closest('picture'));
  const placed = illustrations.length === others.length ? illustrations : [];
  return [
    ...photos,
    ...placed.flatMap((photo, index) => {
      const element = others[index];
      return element ? [{ photo, element }] : [];
    }),
  ];
}
