import { useEffect, useRef } from 'react';

/** Fields that detect bots: a hidden one, and the seconds spent on the form, which is filled in when it's sent. */
export function GuardFields() {
  const took = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const shownAt = Date.now();
    const form = took.current?.form;
    const note = () => {
      if (took.current) took.current.value = String(Date.now() - shownAt);
    };
    form?.addEventListener('submit', note, { capture: true });
    return () => form?.removeEventListener('submit', note, { capture: true });
  }, []);
  return (
    <>
      <input ref={took} type="hidden" name="tookMs" defaultValue="" />
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          Leave this empty
          <input type="text" name="leave_empty" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
