import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathWith } from '../http/own-path.ts';
import { Button } from '../ui/controls/button.tsx';
import type { Editor } from './use-editor.ts';

/**
 * Leads to the portal, where the owner sees what changed and approves it, or to the project, where an admin sends it. Text that's still
 * being saved comes along.
 */
export function ReviewButton({ editor, isTyping, wide }: { editor: Editor; isTyping: boolean; wide?: boolean }): ReactNode {
  const { data, save, busy } = editor;
  const navigate = useNavigate();
  const isOperator = data.area === 'admin';
  const [isWanted, setWanted] = useState(false);
  const isSaving = busy !== undefined || save.state === 'saving' || isTyping;
  useEffect(() => {
    if (!isWanted || (isSaving && save.state !== 'failed')) return;
    setWanted(false);
    if (save.state !== 'failed') void navigate(isOperator ? data.home : pathWith('/portal', { ...data.inPortal, version: data.draft.id }));
  }, [isWanted, isSaving, save.state, navigate, isOperator, data.home, data.inPortal, data.draft.id]);
  if (data.isLiveVersion || (isOperator && data.isSent)) return null;
  return (
    <Button busy={isWanted && 'Saving...'} onClick={() => setWanted(true)} wide={wide}>
      {isOperator ? 'Review and send' : 'Review and approve'}
    </Button>
  );
}
