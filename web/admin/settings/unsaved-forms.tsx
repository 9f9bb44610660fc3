import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import { Unsaved } from '../../forms/unsaved.tsx';

/** Asks before leaving the page while any form inside has unsaved changes. */
export function UnsavedForms({ children }: { children: ReactNode }): ReactNode {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const note = useCallback(
    (form: string, isUnsaved: boolean) =>
      setUnsaved((all) => (isUnsaved === all.includes(form) ? all : isUnsaved ? [...all, form] : all.filter((one) => one !== form))),
    [],
  );
  return (
    <UnsavedContext value={{ unsaved, note }}>
      <Unsaved dirty={unsaved.length > 0} />
      {children}
    </UnsavedContext>
  );
}

/** Notes whether a form has unsaved changes, and returns whether another form of the page has. */
export function useUnsavedForm(isUnsaved: boolean): boolean {
  const form = useId();
  const { unsaved, note } = useContext(UnsavedContext);
  useEffect(() => {
    note(form, isUnsaved);
    return () => note(form, false);
  }, [form, isUnsaved, note]);
  return unsaved.some((one) => one !== form);
}

const UnsavedContext = createContext<{ unsaved: readonly string[]; note: (form: string, isUnsaved: boolean) => void }>({
  unsaved: [],
  note: () => undefined,
});
