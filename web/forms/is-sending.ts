/**
 * True while a fetcher sends a form or reloads data after it. A reload without a form doesn't count. On a slow device, React may
 * skip 'submitting' and render only that 'loading' state, which still has `formData`.
 */
export function isSending({ state, formData }: { state: string; formData?: FormData | undefined }): boolean {
  return state === 'submitting' || (state === 'loading' && formData !== undefined);
}
