import { ArrowLeft, Menu, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/controls/button.tsx';
import { Icon } from '../ui/drawings/icon.tsx';
import { Mark } from '../ui/drawings/mark.tsx';
import { ReviewButton } from './review-button.tsx';
import type { Editor } from './use-editor.ts';
import type { Steps } from './use-steps.ts';

interface Props {
  editor: Editor;
  steps: Steps;
  /** Whether everything is saved. */
  saveLine: ReactNode;
  /** True while a text of the draft is being edited. */
  isTyping: boolean;
}

/** The bar on top. */
export function EditorBar({ editor, steps, saveLine, isTyping }: Props): ReactNode {
  return (
    <header data-part="bar" className={barClasses}>
      <Mark size={28} className="mx-2 shrink-0" />
      <h1 translate="no" className="min-w-0 truncate font-display text-4">
        {editor.data.project.name}
      </h1>
      <UndoRedo editor={editor} steps={steps} />
      <div className="ml-auto">{saveLine}</div>
      <ReviewButton editor={editor} isTyping={isTyping} />
    </header>
  );
}

interface PhoneProps extends Omit<Props, 'isTyping'> {
  /** The label of the page in the draft. */
  pageName: string | undefined;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** The bar on top on phones, where the rail is a menu. */
export function PhoneBar({ editor, steps, saveLine, pageName, isMenuOpen, onMenu }: PhoneProps): ReactNode {
  const { area, home, project } = editor.data;
  return (
    <header data-part="bar" className={barClasses}>
      <a
        href={home}
        aria-label={area === 'admin' ? 'Back to the project' : 'Back to your portal'}
        className="grid size-11 place-items-center rounded-2"
      >
        <Icon of={ArrowLeft} />
      </a>
      <div className="min-w-0 flex-1 overflow-hidden text-center leading-tight">
        <h1 className="truncate ui-heading">{pageName ?? project.name}</h1>
        <div className="flex justify-center overflow-hidden">{saveLine}</div>
      </div>
      <UndoRedo editor={editor} steps={steps} />
      <IconButton icon={Menu} label="Menu" aria-expanded={isMenuOpen} onClick={onMenu} />
    </header>
  );
}

const barClasses = 'flex min-h-15 items-center border-b border-line bg-bg px-1 md:gap-3 md:px-5';

function UndoRedo({ editor: { data, busy }, steps }: { editor: Editor; steps: Steps }): ReactNode {
  return (
    <>
      <IconButton
        icon={Undo2}
        label={data.undo ? `Undo: ${data.undo.name}` : 'Undo'}
        disabled={!data.undo || busy !== undefined}
        onClick={() => steps.take('undo')}
      />
      <IconButton
        icon={Redo2}
        label={data.redo ? `Redo: ${data.redo.name}` : 'Redo'}
        disabled={!data.redo || busy !== undefined}
        onClick={() => steps.take('redo')}
      />
    </>
  );
}
