import type { ReactNode } from 'react';
import { loginPath } from '../http/own-path.ts';
import { Dot } from '../ui/drawings/dot.tsx';
import { saveWords } from './save-words.ts';
import type { Editor } from './use-editor.ts';

/** Whether everything is saved. `unsaved` names what isn't sent yet, such as 'this text'. */
export function SaveLine({ editor, unsaved }: { editor: Editor; unsaved: string | undefined }): ReactNode {
  const { data, save, busy } = editor;
  if (editor.isLoggedOut)
    return (
      <p role="alert" className="min-w-0 text-small whitespace-nowrap">
        <Dot state="late">
          <span className="max-md:hidden">You’ve been logged out. </span>
          <a href={loginPath(window.location.pathname + window.location.search, true)} className="link">
            Log in, your text stays
          </a>
        </Dot>
      </p>
    );
  const { dot, words, short } = saveWords(save, {
    number: data.draft.number,
    isLiveVersion: data.isLiveVersion,
    isUnsent: !data.isSent,
    busy,
    unsaved,
  });
  return (
    <p role="status" className="min-w-0 text-small whitespace-nowrap">
      <Dot state={dot}>
        <span className="max-md:hidden">{words}</span>
        <span className="md:hidden">{short}</span>
      </Dot>
    </p>
  );
}
