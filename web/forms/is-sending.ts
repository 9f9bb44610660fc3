/**
 * Whether a fetcher is busy with something it sent, as opposed to reloading. On a slow device, React may skip the state
 * 'submitting' and show only the reload after it, which still has the sent form.
 */
export function isSending({ state, formData }: { state: string; formData?: FormData | undefined }): boolean {
  return state === 'submitting' || (state === 'loading' && formData !== undefined);
}
