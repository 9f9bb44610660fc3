/**
 * True if a key belongs to an input method, such as the Enter that picks a Japanese word. Safari sends that one after the composition
 * has ended, with the key code that stands for the input method.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
